import fc from 'fast-check';

// Where CI judges a change, properties are tried on the same games each time, so that a change is never refused for what
// it did not touch. On a developer's machine every run tries others.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_130 });
