import type { TemplateWire } from '#contracts/template.ts';
import { cn } from '#web/ui/class-names.ts';

const percent = (fraction: number) => `${fraction * 100}%`;

/** The zones of a page with their names; required ones are drawn with a whole line. */
export function ZoneOverlay({ zones }: Pick<TemplateWire, 'zones'>) {
  if (zones.length === 0) return null;
  return (
    <ul aria-label="Zones" className="pointer-events-none @container absolute inset-0">
      {zones.map(({ id, name, required, coordinates: { x, y, width, height } }) => (
        <li
          key={id}
          data-zone={id}
          data-required={required}
          className="pdf-zone absolute"
          style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
        >
          <span
            className={cn(
              // Low, as what stands above a zone is often the value of another; on a small page no wider than the zone.
              'pdf-zone-name absolute left-[-2px] max-w-56 truncate rounded-sm px-1 font-medium text-[10px] leading-[13px]',
              '@max-[500px]:max-w-full @max-[500px]:px-0.5 @max-[500px]:text-[8px] @max-[500px]:leading-[10px]',
              // Above the zone, but inside it at the page's upper edge.
              y < 0.03 ? 'top-0' : 'bottom-full',
            )}
          >
            {name}
            {required && <span className="sr-only">, required</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
