/**
 * The subject of a picture. All names are English; `category`, `weapon` and `rarity` are slugs ('rifle', 'ak-47',
 * 'mil_spec').
 */
export interface ArtSubject {
  category: string
  weapon: string | null
  item_name: string
  finish_name: string | null
  style_name: string | null
  rarity: string
}

/** The picture's size in CSS pixels; larger drawings are multiples of it. */
export const ART_WIDTH = 256
export const ART_HEIGHT = 192

/** Part of every cached file's name, and usable in picture URLs: increment it when the drawings change. */
export const ART_VERSION = 1
