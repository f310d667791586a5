import { describe, expect, it } from 'vitest';
import { BEGIN, beamSearch, type Decoder, END } from './beam-search.ts';
import { KeytermBias } from './keyterm-bias.ts';
import { LanguageModel } from './language-model.ts';
import { ShortAnswers } from './short-answers.ts';
import { piecesOf, Wording } from './wording.ts';

const WORDS = ['', '<s>', '</s>', 'lemon', 'aid', 'ade', 'tea', 'a'];
const encode = (text: string) => text.split('-').map((word) => WORDS.indexOf(word));
const NO_BIAS = new KeytermBias([], encode);

/** A decoder of which the probabilities after each beginning are written down; anything else has ended. */
function scripted(script: Record<string, Record<string, number>>): Decoder & { asked: string[][] } {
  let beginnings: string[] = [''];
  const asked: string[][] = [];
  return {
    asked,
    step: async (last, parents) => {
      beginnings = last.map((token, i) =>
        token === BEGIN ? '' : `${beginnings[parents[i] ?? 0] ?? ''} ${WORDS[token]}`.trim(),
      );
      asked.push(beginnings);
      return beginnings.map((beginning) => {
        const likely = script[beginning] ?? { '</s>': 1 };
        return Float32Array.from(WORDS, (word) => Math.log(likely[word] ?? 1e-9));
      });
    },
  };
}

const wordsOf = (tokens: readonly number[]) => tokens.map((token) => WORDS[token]).join(' ');
const DRINKS = {
  '': { lemon: 0.6, tea: 0.4 },
  lemon: { aid: 0.5, ade: 0.3, '</s>': 0.2 },
  tea: { '</s>': 1 },
};

describe('searching for the likeliest words', () => {
  it('takes one likeliest word after the other when it is one wide', async () => {
    const [heard] = await beamSearch(scripted(DRINKS), { bias: NO_BIAS, width: 1, tried: 2, plain: 0, mostTokens: 10 });
    expect(wordsOf(heard?.tokens ?? [])).toBe('lemon aid');
    expect(Math.exp(heard?.logProbability ?? 0)).toBeCloseTo(0.3);
  });

  it('finds the likelier whole when it is wider', async () => {
    const [heard] = await beamSearch(scripted(DRINKS), { bias: NO_BIAS, width: 3, tried: 4, plain: 0, mostTokens: 10 });
    expect(wordsOf(heard?.tokens ?? [])).toBe('tea');
  });

  it('prefers a keyterm, and still tells its true probability', async () => {
    const bias = new KeytermBias(['lemon-ade'], encode);
    const [heard] = await beamSearch(scripted(DRINKS), { bias, width: 3, tried: 4, plain: 0, mostTokens: 10 });
    expect(wordsOf(heard?.tokens ?? [])).toBe('lemon ade');
    expect(Math.exp(heard?.logProbability ?? 0)).toBeCloseTo(0.18);
  });

  it('still knows what it would have been without the keyterm', async () => {
    const bias = new KeytermBias(['lemon-ade'], encode);
    const heard = await beamSearch(scripted(DRINKS), { bias, width: 1, tried: 2, plain: 1, mostTokens: 10 });
    expect(heard.map(({ tokens }) => wordsOf(tokens))).toEqual(['lemon ade', 'lemon aid']);
  });

  it('follows an answer that is likely to its end, whatever sounds likelier', async () => {
    const answers = new ShortAnswers(['lemon-ade'], encode);
    const heard = await beamSearch(scripted(DRINKS), {
      bias: NO_BIAS,
      width: 1,
      tried: 2,
      plain: 0,
      answers,
      mostTokens: 10,
    });
    expect(heard.map(({ tokens }) => wordsOf(tokens))).toEqual(['lemon aid', 'lemon ade']);
    expect(Math.exp(heard[1]?.logProbability ?? 0)).toBeCloseTo(0.18);
  });

  it('hears something where something was said', async () => {
    const faint = scripted({ '': { '</s>': 0.8, tea: 0.2 } });
    const search = { bias: NO_BIAS, width: 2, tried: 2, plain: 1, mostTokens: 10 };
    expect(wordsOf((await beamSearch(faint, search))[0]?.tokens ?? [])).toBe('');
    const [heard] = await beamSearch(faint, { ...search, isSpeech: true });
    expect(wordsOf(heard?.tokens ?? [])).toBe('tea');
  });

  it('finds what callers say, and still knows what it sounded like', async () => {
    const model = new LanguageModel('\\1-grams:\n-99\t<s>\t0\n-2\ttea\t0\n-4\t<unk>\t0\n-1\t</s>\t0\n-5\tlemon\t0\n');
    const wording = new Wording(
      model,
      { kinds: [] },
      piecesOf((token) => `▁${WORDS[token]}`),
    );
    const heard = await beamSearch(scripted({ '': { lemon: 0.6, tea: 0.4 } }), {
      bias: NO_BIAS,
      wording,
      width: 1,
      tried: 2,
      plain: 1,
      mostTokens: 10,
    });
    expect(heard.map(({ tokens }) => wordsOf(tokens))).toEqual(['tea', 'lemon']);
    expect(Math.exp(heard[0]?.logProbability ?? 0)).toBeCloseTo(0.4);
  });

  it('does not hear a keyterm that is out of the question', async () => {
    const bias = new KeytermBias(['ade'], encode);
    const [heard] = await beamSearch(scripted({ '': { tea: 1 } }), {
      bias,
      width: 3,
      tried: 4,
      plain: 0,
      mostTokens: 10,
    });
    expect(wordsOf(heard?.tokens ?? [])).toBe('tea');
  });

  it('drops what goes round and round, and takes what is less likely', async () => {
    const bigram: Record<string, Record<string, number>> = {};
    for (let round = 0; round < 12; round++) {
      const said = Array.from({ length: round }, (_, at) => (at % 2 === 0 ? 'a' : 'tea'));
      bigram[said.join(' ')] = { [round % 2 === 0 ? 'a' : 'tea']: 0.9, '</s>': 0.1 };
    }
    const [heard] = await beamSearch(scripted(bigram), { bias: NO_BIAS, width: 3, tried: 4, plain: 0, mostTokens: 12 });
    expect(wordsOf(heard?.tokens ?? []).length).toBeLessThan('a tea '.repeat(4).length);
  });

  it('stops a model that repeats itself', async () => {
    const stuck: Decoder = { step: async () => [Float32Array.from(WORDS, (word) => (word === 'a' ? 9 : 0))] };
    const [heard] = await beamSearch(stuck, { bias: NO_BIAS, width: 1, tried: 2, plain: 0, mostTokens: 5 });
    expect(wordsOf(heard?.tokens ?? [])).toBe('a a a a a');
  });

  it('hears nothing when the model says so at once', async () => {
    const decoder = scripted({ '': { '</s>': 1 } });
    const [heard] = await beamSearch(decoder, { bias: NO_BIAS, width: 4, tried: 5, plain: 0, mostTokens: 5 });
    expect(heard?.tokens).toEqual([]);
    expect(decoder.asked).toEqual([['']]);
    expect(END).toBe(2);
  });
});
