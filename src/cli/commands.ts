export interface Command {
  usage: string;
  summary: string;
  /** Returns the exit code. Throws `UsageError`, or an `Error` whose message is meant for the user. */
  run(args: string[]): Promise<number>;
}

/** Every command loads its own modules when called, so that the command line starts quickly. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  analyze: {
    usage: `invoscope analyze [--format json|jsonl|csv|table|ubl|facturx] [--no-einvoice] [--no-ocr] [--own-company NAME] FILE...

Reads PDF invoices, photos and scans (JPEG, PNG, TIFF, WebP), and electronic invoices without a page (XML: CII or
UBL), and prints what they say, one result per file, in the order given.

  --format FORMAT      json (default: one array), jsonl (a line per file), csv (a row per file) or table;
                       of one file an e-invoice of EN 16931: ubl (XML) or facturx (the PDF with the XML in it)
  --no-einvoice        ignore embedded e-invoices; read the page alone
  --no-ocr             read the text layer alone, never scans and photos
  --own-company NAME   your own company: a hint for telling seller from buyer

Limits come from MAX_UPLOAD_MB, MAX_PAGES, ANALYSIS_TIMEOUT_S, ANALYSIS_PROCESSES and ANALYSIS_MEMORY_MB.
Exit code 1 if any file failed.`,
    summary: 'read PDF invoices and print what they say',
    run: async (args) => (await import('./analyze-command.ts')).analyzeCommand(args),
  },
  'extract-xml': {
    usage:
      'invoscope extract-xml FILE\n\nPrints the e-invoice (Factur-X, ZUGFeRD, XRechnung) that is embedded in a PDF.',
    summary: 'print the e-invoice embedded in a PDF',
    run: async (args) => (await import('./extract-xml-command.ts')).extractXmlCommand(args),
  },
  validate: {
    usage: `invoscope validate [--format json|table] FILE...

Checks e-invoices (PDFs with embedded XML, CII or UBL) against the business rules of EN 16931, and of XRechnung where
it is named.

  --format FORMAT      json (default: one array) or table

Exit code 1 if one is invalid or cannot be read.`,
    summary: 'check e-invoices against the rules of EN 16931',
    run: async (args) => (await import('./validate-command.ts')).validateCommand(args),
  },
  serve: {
    usage:
      'invoscope serve\n\nRuns the product: web client and API on one address. Settings come from the environment;\ndocs/configuration.md lists them.',
    summary: 'run the web client and the API',
    run: async (args) => (await import('./serve-command.ts')).serveCommand(args),
  },
  worker: {
    usage:
      'invoscope worker\n\nAnalyses documents for the servers on the same database and files, without answering anybody itself.\nNeeds DATABASE_URL (PostgreSQL), and files that all processes reach: S3_BUCKET, or a shared DATA_DIR.',
    summary: 'analyse documents beside the servers',
    run: async (args) => (await import('./worker-command.ts')).workerCommand(args),
  },
  migrate: {
    usage: "invoscope migrate\n\nBrings the database's schema up to date; 'serve' does so too when it starts.",
    summary: "bring the database's schema up to date",
    run: async (args) => (await import('./migrate-command.ts')).migrateCommand(args),
  },
  backup: {
    usage: `invoscope backup DIR

Writes everything, database and files, to the empty or new folder DIR, as it is at one moment; a running server goes
on meanwhile. Every file is read and hashed. Settings (DATA_DIR, DATABASE_URL, S3_…) come from the environment.
Exit code 1 if files that documents need were missing or damaged.`,
    summary: 'write database and files to a folder',
    run: async (args) => (await import('./backup-command.ts')).backupCommand(args),
  },
  restore: {
    usage: `invoscope restore DIR

Fills an empty installation from the backup in DIR and compares every table and file. The settings (DATA_DIR,
DATABASE_URL, S3_…) name where to: a backup of the embedded database can be restored into PostgreSQL, and back.`,
    summary: 'fill an empty installation from a backup',
    run: async (args) => (await import('./restore-command.ts')).restoreCommand(args),
  },
  copy: {
    usage: `invoscope copy --to DATABASE_URL [--data-dir FOLDER]

Copies the embedded installation in DATA_DIR, which no server may use meanwhile, to an empty PostgreSQL database and
compares counts and hashes. Files go to the bucket when S3_BUCKET is set, or to the data folder FOLDER; otherwise they
stay where they are. The source stays as it is.`,
    summary: 'move an embedded installation to PostgreSQL and S3',
    run: async (args) => (await import('./copy-command.ts')).copyCommand(args),
  },
};

export function helpText(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `invoscope COMMAND [OPTIONS]\n\n${lines.join('\n')}\n\n'invoscope COMMAND --help' tells more about a command.\n`;
}
