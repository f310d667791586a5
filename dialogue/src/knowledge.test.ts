import { describe, expect, it } from 'vitest';
import { builtInAssistant, type Source, wordsToFind } from './index.ts';
import { BRINGS, bringing, harborFacts, salsFacts } from './testing/facts.ts';
import { converse } from './testing/index.ts';

const file = (text: string) => [{ kind: 'passage' as const, id: '7', label: 'House rules', text }];

describe('a question that the menu cannot answer', () => {
  it('is answered from a file of the owner', async () => {
    const talk = converse({ notes: file('Our dough is made fresh. There is a coat check by the door.') });
    expect(await talk.say('Is there a coat check?')).toContain('There is a coat check by the door.');
  });

  it('is known of what the menu does not mention, and only where it names it', async () => {
    const talk = converse({ notes: file('Our dough is made fresh. We have gluten free dough for two dollars more.') });
    expect(await talk.say('do you have gluten free dough')).toContain('gluten free dough for two dollars more');
    expect(await talk.say('do you have anything vegan')).toContain("The menu doesn't mention anything vegan.");
  });

  it('with the answer, where the file asks itself the same', async () => {
    const notes = file(
      'Q: Do you have high chairs?\nA: Yes, we have four high chairs.\nQ: Is smoking allowed?\nA: No.',
    );
    const reply = await converse({ notes }).say('do you have any high chairs');
    expect(reply).toContain('Yes, we have four high chairs.');
    expect(reply).not.toContain('Do you have high chairs?');
  });

  it('by a sentence that has what is asked for, and not only what it is asked of', async () => {
    const pictures = file('Pictures are ready in two weeks. A session comes with ten edited pictures.');
    expect(await converse(harborFacts({ notes: pictures })).say('how many pictures do I get')).toContain('ten edited');
    const animals = file('We see dogs and cats, no birds.');
    expect(await converse(harborFacts({ notes: animals })).say('what shots does a puppy need')).not.toContain('birds');
  });

  it('is not answered once the file is gone', async () => {
    const reply = await converse({ notes: [] }).say('Is there a coat check?');
    expect(reply).not.toContain('coat check by');
  });

  it('is answered by the words that only the owner knows, whatever else it sounds like', async () => {
    const notes = file('Tony works Tuesday to Saturday. You need a learner permit. We pick you up at school.');
    const talk = converse({ ...harborFacts(), notes });
    expect(await talk.say('is Tony in today')).toContain('Tony works Tuesday to Saturday.');
    expect(await talk.say('do you pick her up at the high school')).toContain('We pick you up at school.');
    expect(await talk.say('is the boss in')).not.toContain('Tony');
  });

  it('is looked for by its words and others of the same topic', () => {
    expect(wordsToFind('Where are you located?')).toEqual(expect.arrayContaining(['located', 'address', 'location']));
    expect(wordsToFind('is it')).toEqual([]);
  });
});

describe('what a reply rests on', () => {
  async function cited(text: string, more: Parameters<typeof salsFacts>[0] = {}): Promise<readonly Source[]> {
    let found: readonly Source[] = [];
    const facts = salsFacts(more);
    const assistant = builtInAssistant(
      () => facts,
      (turn, sources) => {
        expect(turn).toBe(1);
        found = sources;
      },
    );
    const callTool = async () => ({ ok: false as const, code: 'none', say: '' });
    const talker = assistant.open({ tools: [], callTool, state: null });
    const turn = { turn: 1, text, kind: 'text', confidence: null, interruptedAfter: null } as const;
    for await (const _part of talker.reply(turn, new AbortController().signal));
    return found;
  }

  it('is a memory', async () => {
    expect(await cited('Do you deliver?', bringing())).toEqual([
      { kind: 'memory', id: 'memory-brings', label: '', text: BRINGS },
    ]);
  });

  it('or a passage', async () => {
    expect(await cited('Is there a coat check?', { notes: file('There is a coat check by the door.') })).toEqual([
      { kind: 'passage', id: '7', label: 'House rules', text: 'There is a coat check by the door.' },
    ]);
  });

  it('or items of the menu', async () => {
    const sources = await cited('How much is the large Margherita?');
    expect(sources.every(({ kind }) => kind === 'menu')).toBe(true);
    expect(sources.map(({ label }) => label).join()).toContain('Margherita');
  });

  it('or nothing', async () => {
    expect(await cited('Hello!')).toEqual([]);
  });
});
