import type { Check } from '../../entity.ts';
import { TERM_NAMES } from '../terms/term-names.ts';

interface Difference {
  term: string;
  label: string;
  xml: string;
  page: string;
  /** Of the e-invoice's lines, from 1. */
  line?: string;
}

/** The check that tells one term which page and e-invoice state differently: a deviating page is a second invoice. */
export function differs(difference: Difference, entityIds: readonly string[]): Check {
  const { term, xml, page, line } = difference;
  const name = (TERM_NAMES[term] ?? term).replace(/^./, (letter) => letter.toLowerCase());
  const where = line ? ` of line ${line}` : '';
  return {
    id: 'einvoice.differs',
    status: 'fail',
    message: `The e-invoice states "${xml}" as ${name}${where} (${term}), the page "${page}".`,
    params: { ...difference },
    entity_ids: [...entityIds],
  };
}
