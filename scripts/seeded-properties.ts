import fc from 'fast-check';

/** Property tests try the same input in every run: a change is not to blame for what chance would have found before. */
fc.configureGlobal({ seed: 20_261_123 });
