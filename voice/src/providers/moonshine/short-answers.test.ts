import { expect, it } from 'vitest';
import { ShortAnswers } from './short-answers.ts';

const encode = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const answers = new ShortAnswers(['at three', 'no'], encode);

it('goes on with every answer that begins like this', () => {
  expect(String.fromCharCode(...answers.after([]))).toBe('AaNn');
  expect(String.fromCharCode(...answers.after(encode('No')))).toBe('.,?');
  expect([...answers.after(encode('Nope'))]).toEqual([]);
});

it('goes on with a courtesy that is set off', () => {
  const polite = new ShortAnswers(['whole please', "no that's all thanks"], encode);
  expect(String.fromCharCode(...polite.after(encode('Whole')))).toBe(' ,');
  expect(polite.beginsWith(encode("No, that's all, thanks."))).toBe(true);
});

it('knows what may still become an answer', () => {
  expect(answers.beginsWith(encode('At thr'))).toBe(true);
  expect(answers.beginsWith(encode('At ten'))).toBe(false);
});

it('is the whole of what is said, in any capitals', () => {
  expect(answers.has('At three!', 800)).toBe(true);
  expect(answers.has('At three thirty.', 800)).toBe(false);
});

it('is not all that was said in a long sound', () => {
  expect(answers.has('No.', 600)).toBe(true);
  expect(answers.has('No.', 1500)).toBe(false);
});
