import type { ListView } from '#web/ui/view-toggle.tsx';

/** What the list of templates keeps in its address. */
export function readListAddress(params: URLSearchParams): { query: string; view: ListView } {
  return { query: params.get('q')?.trim() ?? '', view: params.get('view') === 'list' ? 'list' : 'grid' };
}

const DETAIL_TABS = ['overview', 'preview', 'test'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** The tab of a template that an address asks for; the overview where it asks for none. */
export function readDetailTab(params: URLSearchParams): DetailTab {
  return DETAIL_TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
}

const TEST_MODES = ['quick', 'page', 'all'] as const;
export type TestMode = (typeof TEST_MODES)[number];

/** Which kind of test is open, on which document. */
export function readTestAddress(params: URLSearchParams): { mode: TestMode; documentId: string | null } {
  return {
    mode: TEST_MODES.find((mode) => mode === params.get('mode')) ?? 'quick',
    documentId: params.get('document') || null,
  };
}
