import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress-plugin.ts';

const SERVER = 'http://127.0.0.1:3000';
/** What belongs to the server in development; not our own sources, which lie in a folder called api as well. */
const API_PATHS = '^/(api|users|simple-token|checkout|ai/chat|ai/conversations)(?!.*\\.tsx?([?]|$))';

export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    // Which page needs which files: bench/bundle-sizes.ts adds them up.
    manifest: true,
    target: 'es2022',
    // Inlined assets would need `data:` in the Content-Security-Policy; files of our own origin do not.
    assetsInlineLimit: 0,
    // Vite's polyfill is an inline-free no-op in every browser that knows ES2022.
    modulePreload: { polyfill: false },
    // Its results are not known to have no effect: patterns that no page needs would be sent along.
    rolldownOptions: { treeshake: { manualPureFunctions: ['String.raw'] } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { [API_PATHS]: SERVER },
  },
});
