import { finish, oval, poly, polymer, steel, type Part, type Silhouette } from './shape.ts'

const share = [0.8, 0.88] as const
const tilt = 8

/** Back of a left hand, fingers up: four fingers, thumb at the right, cuff below. */
const hand: Part[] = [
  finish('M108 92C116 80 128 68 138 62Q147 57 152 65Q155 72 149 79L126 112C122 120 116 128 108 132Z', 0.16),
  finish('M21 88L17 44Q17 33 26.5 32.5Q36 32 38 42L45 84Z', 0.14),
  finish('M92 86L101 38Q104 26 113 28Q123 31 121 42L116 92Z', 0.1),
  finish('M42 84L38 22Q38 10 49 10Q59.5 10 61 21L67 82Z', 0.05),
  finish('M67 82L69 17Q70 6 81 6.5Q92 7 92 18L92 84Z'),
  finish('M21 80Q44 68 68 70Q94 70 116.5 84L117 118C113 130 109 140 107 152L33 152C33 134 21 112 21 80Z'),
]
const fingerSeams =
  'M20 66L39 63M18.5 52L37 49M42 52L62 51M40 36L61 35M70 52L91 53M70 34L91 35M97 64L117 67M101 49L120 53M128 78L142 88'
const cuff = (d: string): Part => finish(d, 0.3)
const flat = 'M32 148L108 148Q112 149 112 154L112 176Q112 181 107 181L33 181Q28 181 28 176L28 154Q28 149 32 148Z'
const tips: Part[] = [
  polymer('M17.5 52L17 44Q17 33 26.5 32.5Q36 32 38 42L39.4 49Z', 0.1),
  polymer('M39 36L38 22Q38 10 49 10Q59.5 10 61 21L62.2 35Z', 0.1),
  polymer('M69 34L69 17Q70 6 81 6.5Q92 7 92 18L92 35Z', 0.1),
  polymer('M98.5 49L101 38Q104 26 113 28Q123 31 121 42L119.5 53Z', 0.1),
]

export const sportGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    cuff(flat),
    polymer('M36 92Q66 78 100 92L96 110Q66 98 40 110Z'),
    finish('M46 116L92 116L88 142L50 142Z', -0.2),
    polymer(poly('60,154 112,154 112,174 60,174', 3)),
  ],
  seams: fingerSeams + 'M28 164H60M50 94L52 104M64 91V101M78 92L77 102M90 95L88 104',
}

export const driverGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    finish('M34 142L106 142L108 162Q70 170 32 162Z', 0.28),
    polymer(oval(70, 132, 17, 11)),
    steel(oval(70, 157, 3.4)),
  ],
  seams:
    fingerSeams +
    'M40 84C44 96 46 104 46 116M66 80V108M92 84C90 96 90 104 88 116' +
    oval(34, 90, 3.4) +
    oval(54, 84, 3.4) +
    oval(78, 84, 3.4) +
    oval(100, 90, 3.4),
}

export const hydraGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    cuff(flat),
    steel(
      poly('28,92 44,84 48,98 34,104', 4) +
        poly('50,82 66,80 66,96 52,97', 4) +
        poly('70,80 86,82 84,97 70,96', 4) +
        poly('90,84 108,91 104,104 90,98', 4),
    ),
    finish('M42 112Q70 104 98 112L92 142L50 142Z', -0.16),
  ],
  seams: fingerSeams + 'M28 158H112M28 170H112M56 112L60 142M84 112L80 142M46 126H96',
}

export const bloodhoundGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    ...tips,
    cuff(flat),
    polymer(
      poly('40,86 58,80 60,104 46,110', 5) +
        poly('64,79 80,80 80,104 64,104', 5) +
        poly('86,81 102,88 96,110 84,104', 5),
    ),
    steel(poly('26,156 114,156 114,168 26,168', 3)),
  ],
  seams: fingerSeams + 'M44 122H96M46 132H94M48 142H92M46 160H92',
}

export const brokenFangGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    cuff(flat),
    polymer('M30 88L60 80L64 96L50 114L38 108Z'),
    polymer('M78 80L108 90L102 108L90 114L74 96Z'),
    finish(poly('54,118 70,104 86,118 78,146 62,146', 3), -0.22),
  ],
  seams: fingerSeams + 'M28 160H112M70 104V146M42 94L54 90M86 90L100 96M34 172H106',
}

export const motoGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    cuff(flat),
    polymer('M34 94Q34 84 46 82L92 82Q104 84 104 94L100 108Q70 116 40 108Z'),
    finish('M40 95Q70 86 98 95L96 102Q70 108 43 102Z', -0.2),
    polymer(poly('44,38 58,38 60,58 46,58', 3) + poly('72,38 88,38 87,58 71,58', 3)),
    finish(
      poly('44,120 60,120 58,142 48,142', 3) +
        poly('64,120 76,120 76,142 64,142', 3) +
        poly('80,120 96,120 92,142 82,142', 3),
      0.3,
    ),
  ],
  seams: fingerSeams + 'M28 158H112M52 85V108M70 83V111M88 85V108M62 158V181',
}

export const specialistGloves: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand,
    ...tips,
    cuff(flat),
    finish('M30 96Q70 82 106 96L104 106Q70 94 34 106Z', -0.24),
    polymer('M48 112L92 112L96 124L88 142L52 142L44 124Z'),
    finish(poly('54,117 86,117 89,124 83,137 57,137 51,124', 3), 0.06),
  ],
  seams: fingerSeams + 'M28 158H112M28 166H112M28 174H112M70 117V137',
}

export const handWraps: Silhouette = {
  tilt,
  share,
  parts: [
    ...hand.slice(1, 5).map((part) => polymer(part.d, part.shade)),
    ...hand.slice(0, 1),
    finish('M22 62L118 64L116 118C112 130 108 140 106 178L36 178C36 134 22 112 22 62Z'),
    finish('M22 66L118 92L117 106L23 82Z', -0.2),
    finish('M26 118L116 84L116 98L30 132Z', 0.22),
    finish('M34 128L110 128L108 142L36 146Z', -0.14),
    finish('M36 148L107 144L106 160L36 164Z', 0.14),
  ],
  seams: 'M23 74L118 99M28 125L116 91M35 136H109M36 156L107 152M36 170H106M22 70L116 72',
}
