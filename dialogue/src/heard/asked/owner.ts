const OWNER =
  /\bwho(?:s| is| was)? (?:the |your )?owner\b|\bwho (?:owns|own)\b|\b(?:owners?|proprietors?) (?:first |last )?name\b|\bname of (?:the|your) owner\b/;
const MANAGER =
  /\bwho(?:s| is)? (?:the |your )?(?:\w+ )?(?:manager|boss)\b|\bwho (?:runs|manages)\b|\bwho(?:s| is) (?:in charge|running things|running the (?:place|show))\b|\b(?:managers?|bosss?|boss) (?:first |last )?name\b|\bname of (?:the|your) manager\b/;

/** Who the owner or the manager is; null where that is not asked. */
export function ownerAsked(words: readonly string[]): 'owner' | 'manager' | null {
  const said = words.join(' ');
  if (OWNER.test(said)) return 'owner';
  return MANAGER.test(said) ? 'manager' : null;
}
