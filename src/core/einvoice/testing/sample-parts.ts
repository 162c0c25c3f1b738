/** What varies between samples, already written in the syntax. */
export interface SampleParts {
  spec: string;
  cat: string;
  rate: string;
  tax: string;
  gross: string;
  due: string;
  terms: string;
  reason: string;
  sellertax: string;
  buyertax: string;
  rep: string;
  pay: string;
  sepa: string;
  mandate: string;
  creditor: string;
}
