import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone: Lighthouse's "slow 4G" as its DevTools throttling applies it (core/config/constants.js), and four times less CPU. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_RATE = 4;

export async function slowCpu(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  return devtools;
}

export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}
