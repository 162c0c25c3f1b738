import type { XmlChange } from '../../testing/change-xml.ts';
import type { SampleChoice } from '../../testing/sample-xml.ts';

/** How to break one rule in a sample that keeps it: nothing where a syntax has no such rule or cannot break it. */
export interface BrokenOnce {
  rule: string;
  choice?: SampleChoice;
  cii?: readonly XmlChange[];
  ubl?: readonly XmlChange[];
}

export const drop = (name: string, nth = 0): XmlChange[] => [['drop', name, nth]];
export const say = (name: string, text: string, nth = 0): XmlChange[] => [['text', name, nth, text]];
export const mark = (name: string, attribute: string, value: string | null, nth = 0): XmlChange[] => [
  ['attribute', name, nth, attribute, value],
];
export const both = (name: string, ubl: string, nth = 0, ublNth = nth) => ({
  cii: drop(name, nth),
  ubl: drop(ubl, ublNth),
});
