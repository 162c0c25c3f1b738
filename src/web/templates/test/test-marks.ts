import type { ZoneTest } from '#contracts/template.ts';
import type { Mark } from '#web/viewer/marks.ts';
import { ZONE_LOOKS } from './zone-result-look.ts';

/** Where the zones lie on the tested pages, and the values found in them. */
export function testMarks(zones: readonly ZoneTest[]): Mark[] {
  return zones.flatMap((zone) => {
    const { word, colour } = ZONE_LOOKS[zone.status];
    const doubtful = zone.status !== 'pass';
    const own: Mark[] =
      zone.page && zone.box
        ? [
            {
              id: zone.zone_id,
              name: markName(zone, word),
              page: zone.page,
              box: zone.box,
              colour,
              doubtful,
              quiet: false,
            },
          ]
        : [];
    const values = zone.values.flatMap(({ rule_id, value, page, box }): Mark[] =>
      page && box
        ? [
            {
              id: `${zone.zone_id} ${rule_id}`,
              name: `${zone.name}: ${value}`,
              page,
              box,
              colour,
              doubtful: false,
              quiet: false,
            },
          ]
        : [],
    );
    return [...own, ...values];
  });
}

function markName({ name, value }: ZoneTest, word: string): string {
  return value === null ? `Zone ${name}, ${word}` : `Zone ${name}, ${word}: ${value}`;
}
