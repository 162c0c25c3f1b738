/** A page of a sample: its size in points, and its picture. */
export interface SamplePage {
  width: number;
  height: number;
  /** Throws an AbortError when `signal` stopped it. */
  draw: (zoom: number, pixelRatio: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
}
