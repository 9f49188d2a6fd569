import { defineConfig } from '@playwright/test';
import { findChromium } from './lib/cli/test/chromium';

const chromium = findChromium();
const sandbox = chromium?.sandbox === false || process.getuid?.() === 0 ? ['--no-sandbox'] : [];
// Without these it asks its maker's hosts for this and that at each start.
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser-server.ts',
  forbidOnly: true,
  retries: 0,
  // A file plays in a season of its own, or changes nothing of the demo season but what no other file looks at.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global setup, before the tests are loaded.
    ...(process.env.BASE_URL ? { baseURL: process.env.BASE_URL } : {}),
    launchOptions: {
      args: [...sandbox, ...quiet, '--disable-gpu'],
      ...(chromium ? { executablePath: chromium.path } : {}),
    },
    screenshot: 'only-on-failure',
    // A recording of each page costs as much as the page: TRACE=1 for a look at what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
});
