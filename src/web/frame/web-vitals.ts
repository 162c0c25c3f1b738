/**
 * The reporting hook for load and interaction figures, off unless `VITE_WEB_VITALS_URL` was set for the build: each
 * figure is then sent there as `{name, value, rating}` when the page is left.
 */
export async function reportWebVitals(endpoint: string | undefined): Promise<void> {
  if (!endpoint) return;
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, value, rating }: { name: string; value: number; rating: string }) => {
    navigator.sendBeacon(endpoint, JSON.stringify({ name, value, rating }));
  };
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(report);
}
