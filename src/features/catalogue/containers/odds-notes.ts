import type { CallData } from '#contract/call.ts'
import type { containerInfo } from '#contract/market/info.ts'
import * as m from '#paraglide/messages.js'

/** What the odds of a container rest on, as far as it concerns its contents; nothing if its odds aren't published. */
export function oddsNotes({ qualities, groups }: Pick<CallData<typeof containerInfo>, 'qualities' | 'groups'>) {
  if (groups.every(({ odds }) => odds === null)) return []
  return [
    m.catalogue_odds_note(),
    ...(groups.some(({ is_special }) => is_special) ? [m.catalogue_odds_specials()] : []),
    // A box of nothing but StatTrak™ leaves nothing to chance.
    ...(qualities.includes('stattrak') && qualities.includes('normal') ? [m.catalogue_odds_stattrak()] : []),
  ]
}
