import type { ArtSubject } from '#art/subject.ts'
import type { GoodsFacts } from './goods-infos.ts'

/** What to draw; undefined if the goods has no such style. Drawings depend on the English names. */
export function subjectOf(facts: GoodsFacts, styleId: number): ArtSubject | undefined {
  const style = facts.styles.find((one) => one.style_id === styleId)
  if (styleId !== 0 && !style) return undefined
  return {
    category: facts.category,
    weapon: facts.weapon,
    item_name: facts.item_name.en,
    finish_name: facts.finish_name?.en ?? null,
    style_name: style?.name.en ?? null,
    // The game marks knives and gloves with a gold star, which people know them by, whatever their grade.
    rarity: facts.quality.startsWith('star') ? 'extraordinary' : facts.rarity,
  }
}
