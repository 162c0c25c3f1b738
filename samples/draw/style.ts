import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Family = 'helvetica' | 'times' | 'courier' | 'liberation';
export interface Style {
  family?: Family;
  bold?: boolean;
  italic?: boolean;
  /** Points. */
  size?: number;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Points; without it the text does not wrap and `align` is relative to x. */
  width?: number;
  /** Extra points between characters. */
  spacing?: number;
  /** Drawn in render mode 3: in the text layer, not on the page. */
  hidden?: boolean;
  /** Line height as a multiple of the size. */
  leading?: number;
  /** Make the letters smaller when the longest word is wider than `width`, down to 60 percent. */
  fit?: boolean;
}
const FONT_FOLDER = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
/** Regular, bold and italic cut of each family, as pdfkit names or files. */
export const FONTS: Record<Family, [string, string, string]> = {
  helvetica: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'],
  times: ['Times-Roman', 'Times-Bold', 'Times-Italic'],
  courier: ['Courier', 'Courier-Bold', 'Courier-Oblique'],
  // Embedded TrueType: its text layer goes through a ToUnicode map, as in files of office programs.
  liberation: ['Regular', 'Bold', 'Italic'].map((cut) => join(FONT_FOLDER, `LiberationSans-${cut}.ttf`)) as [
    string,
    string,
    string,
  ],
};
