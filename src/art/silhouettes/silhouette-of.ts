import type { ArtSubject } from '../subject.ts'
import { hash } from '../random.ts'
import { charm, patch, sticker } from './badges.ts'
import { agent, container, musicKit } from './objects.ts'
import type { Silhouette } from './shape.ts'
import { weapons } from './weapons.ts'

/** Fallbacks for unknown weapons. */
const typical: Partial<Record<string, string>> = {
  rifle: 'm4a4',
  sniper_rifle: 'awp',
  smg: 'mp9',
  shotgun: 'nova',
  machinegun: 'm249',
  pistol: 'p250',
  equipment: 'zeus-x27',
  knife: 'classic-knife',
  gloves: 'sport-gloves',
}

const squeeze = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const bySqueezed = new Map(Object.entries(weapons).map(([slug, silhouette]) => [squeeze(slug), silhouette]))

/** The silhouette of a subject: by its weapon's slug or name, else the typical one of its category. */
export function silhouetteOf(subject: ArtSubject): Silhouette {
  const title = subject.finish_name ?? subject.item_name
  const seed = hash(title)
  switch (subject.category) {
    case 'sticker':
      return sticker(title, seed)
    case 'patch':
      return patch(title, seed)
    case 'charm':
      return charm(title, seed)
    case 'agent':
      return agent(seed)
    case 'container':
      return container(title)
    case 'music_kit':
      return musicKit(title)
    default:
      return (
        bySqueezed.get(squeeze(subject.weapon ?? '')) ??
        bySqueezed.get(squeeze(subject.item_name)) ??
        weapons[typical[subject.category] ?? 'm4a4']!
      )
  }
}
