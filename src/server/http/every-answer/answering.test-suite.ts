import type { HttpClient } from '../../testing/http-client.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

/** An operation of the OpenAPI document; `path` as the server's routes have it. */
export interface Operation {
  method: string;
  path: string;
  isPublic: boolean;
  takesBody: boolean;
  statuses: string[];
}

/** What those who call for every answer of every route share. */
export interface Answering {
  server: TestServer;
  /** A customer on trial. */
  client: HttpClient;
  /** Adds the answers that this server has given. */
  noteAnswers: (of: TestServer) => Promise<void>;
}
