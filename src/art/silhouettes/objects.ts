import { badgeSign } from './emblems.ts'
import {
  brass,
  finish,
  glass,
  ink,
  oval,
  paper,
  poly,
  polymer,
  ribs,
  steel,
  wire,
  type Part,
  type Silhouette,
} from './shape.ts'

/** A strongbox seen from a corner: lid, front, side, steel corners, a latch. */
function crate(): Silhouette {
  return {
    tilt: 0,
    share: [0.78, 0.8],
    parts: [
      finish(poly('10,44 92,18 190,36 116,66', 4), -0.16),
      finish(poly('10,44 116,66 116,92 10,68', 3), -0.02),
      finish(poly('116,66 190,36 190,60 116,92', 3), 0.3),
      finish(poly('14,68 116,92 116,156 16,126', 3), 0.14),
      finish(poly('116,92 187,61 186,120 116,156', 3), 0.44),
      steel(poly('10,44 26,47 26,72 10,68', 2) + poly('100,63 116,66 116,92 100,88', 2), 0.1),
      steel(poly('176,42 190,36 190,60 176,66', 2), 0.35),
      steel(poly('14,106 30,110 30,130 16,126', 2) + poly('100,132 116,136 116,156 100,151', 2), 0.2),
      steel(poly('174,106 186,101 186,120 174,126', 2), 0.4),
      steel(poly('56,66 76,70 76,92 56,87', 2.5)),
      ink(oval(66, 82, 3, 4)),
    ],
    seams: 'M12 69L116 93L188 61M34 78L98 94V140L34 122ZM128 92L174 72V118L128 142ZM36 44L96 26L160 38M30 50L34 73',
  }
}

/** A capsule: two rounded halves with a window. */
function capsule(name: string): Silhouette {
  return {
    tilt: -14,
    share: [0.8, 0.78],
    parts: [
      finish('M60 20H150C196 20 196 130 150 130H60C14 130 14 20 60 20Z'),
      finish('M60 20H96V130H60C14 130 14 20 60 20Z', 0.3),
      steel(poly('90,16 106,16 106,134 90,134', 3)),
      glass('M118 44H150C170 44 170 106 150 106H118Z'),
      ...badgeSign(name, 140, 75, 0.62, 'paper'),
    ],
    seams: 'M40 46C34 62 34 88 40 104M52 36C44 58 44 92 52 114' + ribs(94, 24, 126, 3, 4),
  }
}

/** A wrapped parcel with a ribbon and a seal. */
function parcel(): Silhouette {
  return {
    tilt: 0,
    share: [0.72, 0.8],
    parts: [
      finish(poly('8,44 84,22 176,36 108,64', 3), -0.14),
      finish(poly('8,44 108,64 108,150 12,126', 3), 0.06),
      finish(poly('108,64 176,36 173,116 108,150', 3), 0.36),
      brass(poly('50,32 70,26 166,41 148,48', 1)),
      brass('M46 51.6L66 55.6L68 140L50 135.6ZM138 51.6L154 45L152 127L138 134.4Z'),
      brass(oval(57, 90, 21)),
      finish(oval(57, 90, 16), 0.1),
      ...badgeSign('star', 57, 90, 0.36, 'paper'),
    ],
    seams: 'M8 44L108 64L176 36M108 64V150',
  }
}

export function container(name: string): Silhouette {
  if (/capsule|sticker|patch pack|pins/i.test(name)) return capsule(name.replace(/capsule|sticker/gi, '') || name)
  if (/package|parcel|gift|box|souvenir|graffiti/i.test(name)) return parcel()
  return crate()
}

/** A record halfway out of its sleeve. */
export function musicKit(name: string): Silhouette {
  const disc = oval(138, 80, 66)
  return {
    tilt: -4,
    share: [0.84, 0.84],
    parts: [
      ink(disc),
      wire(oval(138, 80, 56), 0.9, 'steel'),
      wire(oval(138, 80, 47), 0.9, 'steel'),
      wire(oval(138, 80, 38), 0.9, 'steel'),
      finish(oval(138, 80, 25)),
      paper(oval(138, 80, 4)),
      finish(poly('0,6 132,6 132,154 0,154', 4)),
      finish(poly('12,18 120,18 120,142 12,142', 2), 0.18),
      ...badgeSign(name, 66, 80, 1.24, 'paper'),
    ],
    seams: 'M128 8V152',
  }
}

const helmet: Part[] = [
  finish('M52 62C50 26 68 6 96 6C124 6 142 26 140 62L132 62L130 52H62L60 62Z', 0.1),
  polymer(poly('58,50 134,50 137,58 132,70 102,72 96,66 90,72 60,70 55,58', 4), 0.1),
  glass('M63 54H92L89 67L66 66ZM100 54H129L126 66L103 67Z'),
  polymer(poly('48,54 56,52 58,82 50,80', 3) + poly('136,52 144,54 142,80 134,82', 3)),
]
const beret: Part[] = [
  finish('M54 52C48 34 64 14 92 10C124 6 150 20 150 36C150 46 142 50 136 52L138 56H56Z', 0.1),
  ink('M66 62H92L89 75Q78 80 69 75ZM100 62H126L123 75Q114 80 103 75ZM90 63H102V66H90Z'),
  brass(oval(82, 38, 5)),
]
const cap: Part[] = [
  finish('M56 54C52 26 70 10 96 10C122 10 140 26 136 54Z', 0.06),
  finish('M54 50Q96 40 138 50L150 62Q96 52 42 62Z', 0.3),
  ink('M64 66H92L88 78Q78 82 69 78ZM100 66H128L123 78Q114 82 104 78Z'),
]
const hood: Part[] = [
  finish(
    'M46 96C40 40 62 4 96 4C130 4 152 40 146 96C140 112 130 118 124 120L130 84C132 50 118 34 96 34C74 34 60 50 62 84L68 120C62 118 52 112 46 96Z',
    0.1,
  ),
  polymer('M64 84Q96 72 128 84L124 112Q112 126 96 128Q80 126 68 112Z'),
  ink('M70 64Q80 58 90 66Q80 72 70 64ZM102 66Q112 58 122 64Q112 72 102 66Z'),
  wire('M69 59L89 62M103 62L123 59', 2.6, 'ink'),
]

/** Head and shoulders of an operator; the name determines the headwear. */
export function agent(seed: number): Silhouette {
  const headgear = [helmet, beret, cap, hood][seed % 4]!
  return {
    tilt: 0,
    share: [0.72, 0.94],
    parts: [
      finish('M8 190C8 152 26 140 62 132L96 142L130 132C166 140 184 152 184 190Z', 0.12),
      polymer('M72 104H120L126 138L96 150L66 138Z', 0.2),
      { ...wood(seed), d: 'M62 50C62 30 130 30 130 50L128 92C124 112 110 122 96 122C82 122 68 112 64 92Z' },
      ...(headgear === hood ? [] : [polymer('M64 82Q96 92 128 82L127 96C122 113 110 122 96 122C82 122 70 113 65 96Z')]),
      ...headgear,
      polymer(poly('50,142 70,136 78,190 46,190', 4) + poly('122,136 142,142 146,190 114,190', 4), 0.1),
      finish(poly('64,152 128,152 132,190 60,190', 5), 0.34),
      polymer(poly('70,164 92,164 92,190 70,190', 3) + poly('100,164 122,164 122,190 100,190', 3)),
    ],
    seams: 'M70 170H92M100 170H122M20 168L40 160M152 160L172 168M66 158H126',
  }
}

const skins = [-0.5, -0.3, 0, 0.25] as const
const wood = (seed: number): Part => ({ d: '', material: 'wood', shade: skins[Math.floor(seed / 4) % skins.length]! })
