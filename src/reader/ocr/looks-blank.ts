import { type GreyImage, histogramOf, percentileOf } from './grey-image.ts';

/** The paper is as bright as most of its pixels at least. */
const PAPER_SHARE = 0.5;
/** Of the paper's brightness: nothing printed, photographed or drawn is paler. */
const DARK = 0.75;
/** Stamps, holes, folds and the shadow at an edge are less than this of a page; hardly a photo is. */
const MOST_DARK = 0.05;

/** Whether an image is of empty paper, up to a stamp or a line. */
export function looksBlank(image: GreyImage): boolean {
  const histogram = histogramOf(image);
  const paper = percentileOf(histogram, PAPER_SHARE);
  return percentileOf(histogram, MOST_DARK) >= DARK * paper;
}
