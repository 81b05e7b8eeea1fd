import type { Box } from '../bounds.ts'
import type { Palette } from '../palette.ts'
import { randomFrom } from '../random.ts'
import * as geometric from './geometric.ts'
import * as gradients from './gradients.ts'
import * as organic from './organic.ts'
import * as plates from './plates.ts'
import { band, fill, surfaceOf, type Painting, type Surface } from './surface.ts'

const patterns = { ...gradients, ...geometric, ...plates, ...organic } satisfies Record<
  string,
  (surface: Surface) => Painting
>

export type PatternFamily = keyof typeof patterns

/** Light in hard diagonal bands, giving flat paint facets. */
const sheen = (s: Surface): string =>
  fill(band(s, s.x + s.w * 0.08, s.unit * 10) + band(s, s.x + s.w * 0.74, s.unit * 14), '#ffffff', 0.1) +
  fill(band(s, s.x + s.w * 0.3, s.unit * 16) + band(s, s.x + s.w * 0.9, s.unit * 12), '#000000', 0.12)

/** Paints a whole silhouette, to be clipped to its painted parts. */
export function paintPattern(palette: Palette, box: Box): Required<Painting> {
  const surface = surfaceOf(box, palette.colors, randomFrom(palette.seed))
  const { body, defs = '' } = patterns[palette.family](surface)
  return { body: body + sheen(surface), defs }
}
