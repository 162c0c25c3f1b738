/** The window's title; React puts it into the document's head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · Invoscope`}</title>;
}
