import type { Language, Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { wordsIn } from '../text/match-names.ts';
import type { Span } from '../text/spans.ts';

/**
 * With these alone a question may ask for every document there is. Of the many words that elsewhere change nothing,
 * "hold", "run" or "side" could be what it is about: "invoices on hold" are not all invoices.
 */
const PLAIN: Readonly<Record<Language, string>> = {
  en: 'the a an this that these those i me my mine we us our ours you your and or also so then now just ok okay well hi hello hey please pls plz kindly thanks thank all any some every entire whole complete full everything anything something stuff thing things show give gimme tell told say list lists listing see look find found search display pull get gets got bring fetch open browse view want wanna need would could can will may like love help let lets of in on at to for from with up out back over by into do does did is are was were be been there here what whats which who whose where how it its them they have has had having got receive received receives arrive arrived came come in far uploaded stored saved kept recorded filed exist exists system database archive inbox account overview summary details detail info information data one ones please first last assistant bot',
  de: 'der die das den dem des ein eine einen einer dieser diese dieses diesen ich mich mir mein meine meinen meiner wir uns unser unsere unseren unserer du dir dein deine sie ihr ihre und oder auch so dann nun jetzt mal bitte danke hallo hi hey guten tag alle aller alles allen jede jeder ganze ganzen gesamte gesamten sämtliche sämtlichen irgendwelche zeig zeige zeigen zeigt gib gebt geben gibt gibts liste listen auf auflisten such suche suchen finde finden sieh sehe sehen schau anzeigen öffne nenne nennen sag sage sagen hol brauche will möchte kann kannst können könntest würde hätte gern gerne von vom in im am an aus zu zum zur für mit bei um ist sind war waren da hier was welche welcher welches wer wo es habe haben hab hat bekommen erhalten gekommen eingegangen vorhanden vorhandenen gespeichert gespeicherten hochgeladen abgelegt erfasst erfassten vorliegen vorliegenden liegen liegt system datenbank archiv konto übersicht einmal mir doch',
  fr: 'le la les l un une des du de d au aux ce cet cette ces je j me moi mon ma mes nous notre nos vous votre vos tu te ton ta tes il elle on ils elles et ou aussi ainsi alors donc bonjour salut merci stp svp s te plaît plait tout toute tous toutes ensemble entière montre montrez montrer donne donnez donner affiche affichez afficher liste lister listez cherche trouve trouver trouvez voir vois veux voudrais voulez aimerais peux peut pouvez pourrais besoin dis dire ouvre en à pour par avec dans chez sur que qu qui quoi quel quelle quels quelles lesquelles est sont était ai as avons avez ont y là ici reçu reçue reçus reçues recevoir arrivé arrivées enregistré enregistrées stockées système base compte aperçu résumé c',
};
const kept = new Map<Language, ReadonlySet<string>>();

function plainWords(language: Language): ReadonlySet<string> {
  const found = kept.get(language);
  if (found) return found;
  const made = new Set(wordsIn(foldQuestion(PLAIN[language])).map(({ text }) => text));
  kept.set(language, made);
  return made;
}

/** Where a plan lists or adds up all documents: words that may have asked for some. `read` are spans that stand for all. */
export function wordsOfSome({ text, scope }: Reading, { wish, where, language }: Plan, read: readonly Span[]): Span[] {
  const isOfAll = Object.values(where).every((value) => value === undefined);
  const isWhole =
    (wish.kind === 'list' && !wish.rank) ||
    (wish.kind === 'aggregate' && wish.operation === 'sum' && !wish.by && !wish.rank && !wish.each);
  if (!isOfAll || !isWhole || scope.previous) return [];
  const plain = plainWords(language);
  return wordsIn(text.text).filter(
    ({ text: word, start, end }) =>
      !plain.has(word) && word.length > 1 && !read.some((span) => span.start <= start && end <= span.end),
  );
}
