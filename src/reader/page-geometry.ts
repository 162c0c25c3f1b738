import type { Box } from '#core/geometry.ts';
import type { Pdfium } from './pdfium.ts';

type Rotation = 0 | 90 | 180 | 270;

/** Edges in PDF user space: points, origin bottom left, y upward, before page rotation. */
export interface Edges {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface PageGeometry {
  crop: Edges;
  rotation: Rotation;
  /** Points, rotation applied. */
  width: number;
  height: number;
}

/** US Letter; used for pages whose own box is missing or has no area. */
const FALLBACK_CROP: Edges = { left: 0, bottom: 0, right: 612, top: 792 };

export function readPageGeometry(pdfium: Pdfium, page: number): PageGeometry {
  const pointer = pdfium.allocate(16);
  const found = pdfium.call.FPDF_GetPageBoundingBox!(page, pointer);
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.f32().slice(pointer >> 2, (pointer >> 2) + 4);
  pdfium.free(pointer);
  const crop = found && right > left && top > bottom ? { left, bottom, right, top } : FALLBACK_CROP;
  const rotation = ((pdfium.call.FPDFPage_GetRotation!(page) & 3) * 90) as Rotation;
  const width = crop.right - crop.left;
  const height = crop.top - crop.bottom;
  const sideways = rotation === 90 || rotation === 270;
  return { crop, rotation, width: sideways ? height : width, height: sideways ? width : height };
}

/** Edges in user space as fractions of the page that a reader sees; may reach beyond 0..1. */
export function toPageFractions({ crop, rotation }: PageGeometry, edges: Edges): Box {
  const width = crop.right - crop.left;
  const height = crop.top - crop.bottom;
  const left = (edges.left - crop.left) / width;
  const right = (edges.right - crop.left) / width;
  const top = (crop.top - edges.top) / height;
  const bottom = (crop.top - edges.bottom) / height;
  if (rotation === 90) return { x: 1 - bottom, y: left, width: bottom - top, height: right - left };
  if (rotation === 180) return { x: 1 - right, y: 1 - bottom, width: right - left, height: bottom - top };
  if (rotation === 270) return { x: top, y: 1 - right, width: bottom - top, height: right - left };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The part of a box that lies on the page; a box beyond the edge collapses onto it. */
export function clampToPage(box: Box): Box {
  const x = Math.min(Math.max(box.x, 0), 1);
  const y = Math.min(Math.max(box.y, 0), 1);
  return {
    x,
    y,
    width: Math.min(Math.max(box.x + box.width, x), 1) - x,
    height: Math.min(Math.max(box.y + box.height, y), 1) - y,
  };
}

/** False where a damaged file gives figures that are none: nothing can be shown or measured there. */
export const hasPlace = (box: Box, fontSize: number): boolean =>
  [box.x, box.y, box.width, box.height, fontSize].every(Number.isFinite);
