import {
  box,
  finish,
  glass,
  oval,
  poly,
  polymer,
  rail,
  ribs,
  steel,
  wire,
  type Part,
  type Silhouette,
} from './shape.ts'

const tilt = -11
const share = [0.95, 0.76] as const

/** A telescopic sight whose eyepiece starts at x, with its tube on y. */
const scope = (x: number, y: number, mount: number, length = 88): Part[] => [
  steel(poly(`${x + 22},${y + 2} ${x + 31},${y + 2} ${x + 33},${mount} ${x + 20},${mount}`, 0.8), 0.15),
  steel(poly(`${x + 52},${y + 2} ${x + 61},${y + 2} ${x + 63},${mount} ${x + 50},${mount}`, 0.8), 0.15),
  steel(box(x + 38, y - 8, x + 47, y, 1), 0.1),
  steel(
    poly(
      `${x},${y - 5.5} ${x + 15},${y - 5.5} ${x + 21},${y - 3} ${x + length - 30},${y - 3} ${x + length - 20},${y - 7.5} ` +
        `${x + length},${y - 7.5} ${x + length},${y + 7.5} ${x + length - 20},${y + 7.5} ${x + length - 30},${y + 3} ` +
        `${x + 21},${y + 3} ${x + 15},${y + 5.5} ${x},${y + 5.5}`,
      1.2,
    ),
  ),
  glass(box(x + length - 1, y - 6, x + length + 1.5, y + 6, 1)),
]
const scopeSeams = (x: number, y: number, length = 88) =>
  `M${x + 5} ${y - 5}V${y + 5}M${x + 11} ${y - 5}V${y + 5}M${x + length - 14} ${y - 7}V${y + 7}M${x + 38} ${y - 4}H${x + 47}`

export const awp: Silhouette = {
  tilt,
  stretch: 1.14,
  share,
  parts: [
    steel(poly('146,41.5 248,43 248,47 146,48', 0.6)),
    steel(poly('238,40 243,39.5 258,39.5 258,50 243,50 238,49.5', 1), 0.12),
    finish(
      'M1 50Q1 46 5 45L14 43.5L52 43.5Q60 44 66 48L164 48.5Q171 49 170 54Q169 58 163 59L128 63L94 63Q88 64 87 68L85 84Q84.5 88 80 88L74 87.5Q70 87 69.5 83L68 76Q66 71 60 71L48 71Q42 71 36 74L13 84Q6 87 5 80Z' +
        'M50 55Q46 58 48 62Q50 65 56 64.5L64 63.5Q70 62 70 57Q70 53 64 53L56 53Q52 53 50 55Z',
    ),
    wire('M86 65Q85 75 91 75H100Q104 75 104 68', 2.2),
    wire('M94 63Q92 68 95 72', 1.8),
    steel(poly('94,61 120,61 119,73 95,73', 1), 0.1),
    steel(poly('64,49 64,42 68,40 150,40 158,43 158,49', 1)),
    steel(rail(78, 142, 40.3, 2)),
    ...scope(56, 27, 39, 92),
    wire('M78 44L71 55', 2.6),
    steel(oval(70, 57, 3.2)),
  ],
  seams:
    scopeSeams(56, 27, 92) +
    'M90 43H120V47H90ZM14 47H50M10 52L14 78M124 54H162M96 53H120' +
    ribs(244, 41, 48, 3, 4.5) +
    ribs(100, 63, 72, 4, 5),
}

export const ssg08: Silhouette = {
  tilt,
  stretch: 1.14,
  share,
  parts: [
    steel(poly('146,43 252,44 252,47.5 146,48', 0.5)),
    steel(box(238, 41.8, 254, 49.6, 1), 0.12),
    finish(
      'M1 47Q1 44 5 44L50 44Q58 44 64 48L170 49Q176 50 174 54L166 57L126 60L92 60Q88 61 87 64L80 85Q79 88 75 88L68 86Q64 85 65 81L68 68L58 62L44 62L14 80Q8 83 5 78Z' +
        'M14 54L12 66Q12 70 16 68L36 57Q38 55 34 54Z',
    ),
    finish(poly('16,45 20,40 46,40 52,45', 1.5), 0.15),
    wire('M86 62Q84 71 90 71H98Q102 71 102 64', 2),
    wire('M93 60Q91 65 94 68', 1.6),
    steel(poly('100,58 122,58 121,69 101,69', 1), 0.1),
    steel(poly('64,49 64,43 68,41 150,42 154,44 154,49', 1)),
    ...scope(60, 28, 41, 84),
    wire('M80 45L74 55', 2.4),
    steel(oval(73, 57, 2.8)),
  ],
  seams:
    scopeSeams(60, 28, 84) +
    'M92 43.5H118V47H92ZM126 53H168M90 53H120M66 52L62 58' +
    ribs(242, 43, 48, 3, 4) +
    ribs(106, 60, 68, 3, 5),
}

export const scar20: Silhouette = {
  tilt,
  stretch: 1.14,
  share,
  parts: [
    steel(box(186, 44, 246, 48.5, 0.6)),
    steel(box(230, 41.8, 254, 51, 1.2), 0.12),
    polymer(poly('106,64 130,63 134,94 131,97 113,99 109,96', 1.5), 0.05),
    polymer('M74 58L91 58L87 86Q86 89 83 89L71 87Q68 86.5 68.5 83L74 64Z', 0.1),
    wire('M88 70H107', 2.2),
    wire('M97 60Q95 65 98 68', 1.8),
    finish(
      'M2 42Q2 39 6 39L52 38L62 40V56L40 58L20 76Q18 78 15 78L6 78Q2 78 2 74ZM10 60L11 70Q11 72 13 71L28 58Q29 56 27 56L14 56Q10 56 10 60Z',
      0.12,
    ),
    finish(poly('60,52 132,52 132,65 104,67 100,61 62,61', 1.5), 0.18),
    finish(poly('58,36 188,36 192,40 192,53 186,57 128,57 58,56', 1.5)),
    steel(rail(60, 190, 36.3)),
    steel(poly('192,50 193,38 197,36 200,40 200,50', 1)),
    finish(poly('14,40 18,34 46,34 50,40', 1.5), 0.2),
    ...scope(62, 21, 34, 90),
  ],
  seams:
    scopeSeams(62, 21, 90) +
    'M62 46H186M106 40H128V45H106ZM134 52H184M110 70L112 94M120 69L123 94' +
    ribs(140, 40, 43, 5, 9) +
    ribs(234, 43, 50, 4, 5) +
    oval(122, 57, 1.5),
}

export const g3sg1: Silhouette = {
  tilt,
  stretch: 1.14,
  share,
  parts: [
    steel(box(182, 42, 246, 46.5, 0.6)),
    steel(box(236, 40.5, 254, 48, 1), 0.12),
    steel(box(142, 35, 200, 39, 1.5), 0.05),
    steel(poly('196,48 197,34 199,28 203,28 205,34 206,48', 1)),
    steel(poly('108,58 130,57 134,92 131,95 115,97 111,94', 1.5), 0.08),
    polymer('M75 57L92 57L88 86Q87 89 84 89L72 87Q69 86.5 70 83L75 63Z', 0.1),
    wire('M89 68H108', 2.2),
    wire('M98 58Q96 63 99 66', 1.8),
    finish('M2 46Q1 42 6 41.5L30 37L52 37Q60 38 66 40V57L46 59Q40 60 34 64L12 79Q6 82 5 76Z', 0.05),
    finish(poly('64,50 132,50 132,58 104,60 68,60', 1.5), 0.18),
    finish(poly('64,38 70,35 142,35 142,52 64,52', 1.5)),
    finish('M140 40L186 41Q190 42 190 46L188 52Q187 56 182 56.5L140 55Z', 0.06),
    ...scope(66, 20, 35, 92),
    wire('M150 37L154 31', 2.6),
    wire('M176 55L180 58L212 54', 2),
  ],
  seams:
    scopeSeams(66, 20, 92) +
    'M68 44H138M106 39.5H130V46H106ZM14 46L48 42M10 52L13 72M114 62L118 92M122 61L126 92' +
    ribs(150, 45, 51, 5, 7) +
    oval(122, 54, 1.5),
}
