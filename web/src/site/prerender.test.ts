import { expect, it } from 'vitest';
import { prerender } from './prerender.tsx';

const page = (file: string): string => prerender().find((one) => one.file === file)?.html ?? '';
/** What a reader without styles and scripts gets. */
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('the home page is whole before any script', () => {
  const words = text(page('home.html'));
  for (const part of ['The phone rings.', '90% cost reduction', '$70,901', '$850,812', '71,617%', 'Business Name']) {
    expect(words).toContain(part);
  }
  expect(words).toContain('Estimate based on a service cost of $ 99 per month; see Pricing for current plans');
  expect(words).toContain(`© ${new Date().getFullYear()} {{brand_name}} . All rights reserved`);
});

it('only the page for installations with a demo number has a place for it', () => {
  expect(page('home.html')).not.toContain('tel:');
  expect(page('home-phone.html')).toContain('href="tel:{{demo_phone}}"');
});

it('only the page for installations that show an agent lets visitors talk with it', () => {
  expect(page('home-phone.html')).not.toContain('Talk with it here');
  expect(page('home-talk.html')).toContain('Talk with it here');
});

it('the pricing page has plans, the sum of the default and six answers', () => {
  const words = text(page('pricing.html'));
  for (const part of ['$200 /month', '+ $0.70/min', 'Save $4,800 a year', 'Save 20%', '$1,788', '$3.97']) {
    expect(words).toContain(part);
  }
  expect(page('pricing.html').match(/<details/g)).toHaveLength(6);
  expect(page('pricing.html')).toContain('href="/#signup"');
});
