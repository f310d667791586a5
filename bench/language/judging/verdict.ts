/** What came of one case. */
export const VERDICTS = ['right', 'silent', 'told', 'nothing'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  id: string;
  verdict: Verdict;
  /** Committed in a turn in which nobody had agreed. */
  unconsented: boolean;
  /** Why it is not right. */
  why: string;
  transcript: string;
  /** Of each turn. */
  ms: readonly number[];
}

export interface Case {
  id: string;
  /** Looked at while the assistant is worked on, or only counted. */
  half: 'dev' | 'held' | null;
  hold(): Promise<Judged>;
}

export interface LanguageSet {
  name: string;
  cases(): Case[];
}
