import type { ArtSubject } from '#art/subject.ts'
import type { GoodsFacts } from './goods-infos.ts'

/** What is drawn; undefined where the goods has no such style. Drawings go by the English names. */
export function subjectOf(facts: GoodsFacts, styleId: number): ArtSubject | undefined {
  const style = facts.styles.find((one) => one.style_id === styleId)
  if (styleId !== 0 && !style) return undefined
  return {
    category: facts.category,
    weapon: facts.weapon,
    item_name: facts.item_name.en,
    finish_name: facts.finish_name?.en ?? null,
    style_name: style?.name.en ?? null,
    // The game marks knives and gloves by their star: people know them by its gold, whatever their grade.
    rarity: facts.quality.startsWith('star') ? 'extraordinary' : facts.rarity,
  }
}
