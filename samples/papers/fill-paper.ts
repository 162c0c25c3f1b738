import type { Page, TextDocument, Word } from '#core/text-document.ts';
import { localeById } from '../content/locales.ts';
import { party } from '../content/parties.ts';
import { personName } from '../content/people.ts';
import { createRandom, type Random, seedFrom } from '../random.ts';
import type { PaperForm } from './paper.ts';

const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  nl: 'nl-NL',
  es: 'es-ES',
  it: 'it-IT',
};

/** The paper with drawn names, dates and amounts. The same form and seed give the same document. */
export function fillPaper(form: PaperForm, seed: number): TextDocument {
  const random = createRandom(seedFrom(`${form.language}:${form.kind}:${seed}`));
  const words = form.text.includes('{') ? wordsFor(form.language, random) : {};
  const text = form.text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? name);
  return {
    pages: [typeset(text, random.pick([9, 10, 10, 11]))],
    metadata: {},
    attachments: [],
    textSource: 'text_layer',
    warnings: [],
  };
}

function wordsFor(language: string, random: Random): Record<string, string> {
  const locale = localeById(LOCALES[language]!);
  const amount = (low: number, high: number) => {
    const cents = random.integer(low * 100, high * 100);
    const [whole, rest] = [String(Math.floor(cents / 100)), String(cents % 100).padStart(2, '0')];
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.');
    return `${grouped}${language === 'en' ? '.' : ','}${rest}`;
  };
  const money = (low: number, high: number) => (language === 'en' ? `£${amount(low, high)}` : `${amount(low, high)} €`);
  const day = () => {
    const [d, m, y] = [random.integer(1, 28), random.integer(1, 12), random.integer(2019, 2025)];
    const two = (value: number) => String(value).padStart(2, '0');
    const mark = language === 'de' ? '.' : language === 'nl' ? '-' : '/';
    return [two(d), two(m), y].join(mark);
  };
  const [seller, buyer] = [party(random, locale, 'company'), party(random, locale, 'company')];
  return {
    seller: seller.name,
    street: seller.lines[0]!,
    town: seller.town,
    buyer: buyer.name,
    street2: buyer.lines.join(', '),
    person: personName(random, locale.language),
    person2: personName(random, locale.language),
    date: day(),
    date2: day(),
    n: String(random.integer(100, 9999)),
    amount: money(100, 9000),
    amount2: money(20, 4000),
    amount3: money(100, 9000),
    figure: amount(1, 90),
    figure2: amount(1, 90),
    figure3: amount(1, 90),
    iban: 'DE89 3704 0044 0532 0130 00',
    bank: random.pick(['Northgate Bank', 'Sparbank', 'Banque du Lac', 'Credito Nord']),
  };
}

const [WIDTH, HEIGHT] = [595, 842];
const MARGIN = 40;

/** Every letter takes half its size, so that columns stand as they are typed. */
function typeset(text: string, size: number): Page {
  const words: Word[] = [];
  let y = MARGIN;
  for (const line of text.split('\n')) {
    const mark = /^(?:#{1,2} |\*)/.exec(line)?.[0] ?? '';
    const fontSize = mark === '# ' ? size * 1.6 : mark === '## ' ? size * 1.2 : size;
    const letter = fontSize * (mark === '' ? 0.47 : 0.5);
    for (const match of line.slice(mark.length).matchAll(/\S+/g)) {
      words.push({
        text: match[0],
        box: {
          x: (MARGIN + match.index * letter) / WIDTH,
          y: y / HEIGHT,
          width: (match[0].length * letter) / WIDTH,
          height: fontSize / HEIGHT,
        },
        fontSize,
        bold: mark !== '',
      });
    }
    y += fontSize * (line === '' ? 1 : 1.4);
  }
  return { number: 1, width: WIDTH, height: HEIGHT, rotation: 0, words };
}
