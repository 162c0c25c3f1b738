import { spawn } from 'node:child_process';
import { OCR_LANGUAGE_DATA, OCR_LANGUAGES, type OcrLanguage } from './ocr-languages.ts';
import { recognisedWords } from './recognised-words.ts';
import { type Recogniser, toPgm } from './tesseract.ts';

/** What the installed `tesseract` command can read of our languages; none where there is no such command. */
export async function installedLanguages(): Promise<OcrLanguage[]> {
  const listed = (await run(['--list-langs']).catch(() => '')).split(/\s+/);
  return OCR_LANGUAGES.filter((language) => listed.includes(OCR_LANGUAGE_DATA[language]));
}

/**
 * The installed `tesseract` command, which reads faster than the one we bring: the image goes in and words come out by
 * pipes, nothing is written. It needs the data of the languages that are to be recognised. Rejects with what it says.
 */
export function nativeTesseract(): Recogniser {
  return {
    async recognise(image, languages) {
      const names = languages.map((language) => OCR_LANGUAGE_DATA[language]).join('+');
      return recognisedWords(await run(['stdin', 'stdout', '-l', names, '--dpi', '300', 'tsv'], toPgm(image)));
    },
  };
}

/** What the command writes; rejects with what it says when it fails. */
function run(args: readonly string[], input?: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('tesseract', args, {
      // As many pages at once as there are processes: threads within one page would only get in their way.
      env: { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1' },
    });
    let [output, said] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`tesseract ended with ${code}: ${said}`)),
    );
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
