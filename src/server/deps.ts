import type { Logger } from 'pino';
import type { ReaderPool } from '#reader/reader-pool.ts';
import type { LanguageModel } from './assistant/model/language-model.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { DocumentEvents } from './documents/document-events.ts';
import type { KeptWords } from './files/kept-words.ts';
import type { PageImages } from './files/page-images.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Storage } from './storage/storage.ts';
import type { PaymentProvider } from './subscription/payments.ts';

/** Everything use cases reach outside themselves; wired once in `main.ts`. */
export interface Deps {
  config: Config;
  database: Database;
  db: Db;
  storage: Storage;
  reader: ReaderPool;
  jobs: JobQueue;
  events: DocumentEvents;
  images: PageImages;
  words: KeptWords;
  mailer: Mailer;
  /** Null unless `BILLING=stripe`. */
  payments: PaymentProvider | null;
  /** Null with `AI_PROVIDER=local`. */
  languageModel: LanguageModel | null;
  now: () => Date;
  log: Logger;
  /** Where people reach the product, without a trailing slash. */
  publicUrl: () => string;
  /** Work an answer does not wait for; stopping the server does. Failures are logged. */
  background: (name: string, work: () => Promise<unknown>) => void;
}
