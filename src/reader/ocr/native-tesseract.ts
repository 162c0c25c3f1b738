import { type ChildProcess, spawn } from 'node:child_process';
import { ReaderError } from '../reader-error.ts';
import { OCR_LANGUAGE_DATA, OCR_LANGUAGES, type OcrLanguage } from './ocr-languages.ts';
import { recognisedWords } from './recognised-words.ts';
import { type Recogniser, segmentationFor, toPgm } from './tesseract.ts';

/** Of the environment what the command is found by, and its data. */
const PASSED_ON = ['PATH', 'TESSDATA_PREFIX'] as const;

/** Kibibytes of memory, then the command and its arguments: the system itself holds it to the limit. */
const LIMITED = 'ulimit -v "$1" 2>/dev/null; shift; exec tesseract "$@"';

/** What runs at the moment. */
const running = new Set<ChildProcess>();

/** What of our environment the command needs; absent variables are left out. */
export function tesseractEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** What the installed `tesseract` command can read of our languages; none where there is no such command. */
export async function installedLanguages(memoryMb: number): Promise<OcrLanguage[]> {
  const listed = (await run(['--list-langs'], memoryMb).catch(() => '')).split(/\s+/);
  return OCR_LANGUAGES.filter((language) => listed.includes(OCR_LANGUAGE_DATA[language]));
}

/**
 * The installed `tesseract` command, which reads faster than the one we bring: the image goes in and words come out by
 * pipes, nothing is written. It needs the data of the languages that are to be recognised. Rejects with what it says.
 */
export function nativeTesseract(memoryMb: number): Recogniser {
  return {
    async recognise(image, languages, options = {}) {
      const names = languages.map((language) => OCR_LANGUAGE_DATA[language]).join('+');
      const args = ['stdin', 'stdout', '-l', names, '--dpi', '300', '--psm', segmentationFor(options), 'tsv'];
      return recognisedWords(await run(args, memoryMb, toPgm(image)));
    },
  };
}

/** Ends what runs: nobody waits for it any more. */
export function endTesseract(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** What the command writes; rejects with what it says when it fails. */
function run(args: readonly string[], memoryMb: number, input?: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const [command, all] =
      process.platform === 'win32'
        ? ['tesseract', args]
        : ['/bin/sh', ['-c', LIMITED, 'tesseract', String(memoryMb * 1024), ...args]];
    const child = spawn(command, all, {
      // As many pages at once as there are processes: threads within one page would only get in their way.
      env: { ...tesseractEnvironment(), OMP_THREAD_LIMIT: '1' },
    });
    child.once('error', reject);
    // It was not started: there is nothing to end, and where the system gives no more files there are no pipes either.
    if (child.pid === undefined) return;
    running.add(child);
    let [output, said] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(output);
      // What becomes of it where the system refuses it memory; it names no reason.
      else if (signal === 'SIGABRT' || signal === 'SIGSEGV')
        reject(new ReaderError('analysis.timeout', {}, { cause: said }));
      else reject(new Error(`tesseract ended with ${code}: ${said}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
