import { box, finish, hole, oval, poly, polymer, ribs, steel, type Silhouette } from './shape.ts'

const tilt = -30
const share = [0.9, 0.84] as const

export const bayonet: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M84 40L186 40Q212 43 232 54Q212 62 190 63L84 63Z'),
    finish('M84 53L232 54Q212 62 190 63L84 63Z', -0.22),
    polymer(poly('2,41 8,38 78,40 78,63 8,65 2,62', 3)),
    steel(box(0, 40, 10, 63, 2)),
    steel('M77 30Q82 26 87 30L88 70Q83 74 78 70Z' + hole(82.5, 34, 2.4), 0.05),
  ],
  seams: 'M92 46L184 46.5' + ribs(18, 41, 62, 8, 7) + oval(70, 51.5, 2.4),
}

export const m9Bayonet: Silhouette = {
  tilt,
  share,
  parts: [
    finish(
      'M84 34L96 34L100 37L104 34L108 37L112 34L116 37L120 34L124 37L128 34L132 37L136 34L140 37L144 34L170 34Q180 42 198 46Q218 50 234 60Q220 68 200 69L84 69Z' +
        hole(186, 54, 3.4, 2.4),
    ),
    finish('M84 58L234 60Q220 68 200 69L84 69Z', -0.22),
    polymer(poly('4,41 78,40 78,64 4,63 1,58 1,46', 3)),
    steel(poly('0,42 10,40 10,64 0,62', 2)),
    steel('M76 26Q82 22 88 27L89 74Q83 78 77 74Z' + hole(82.5, 31, 2.8), 0.05),
  ],
  seams: 'M92 44L160 44' + ribs(16, 41, 63, 12, 5),
}

export const classicKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M84 36L158 36C176 38 190 42 206 44C218 46 226 50 234 58C222 66 206 68 190 68L84 68Z'),
    finish('M84 57L234 58C222 66 206 68 190 68L84 68Z', -0.22),
    polymer('M4 44Q0 44 1 50L3 66Q4 70 9 69L30 65L54 68L78 65V39L54 42L30 38Z'),
    steel(poly('76,32 86,30 88,36 88,68 86,74 76,72', 2)),
  ],
  seams: 'M94 44L160 44M160 44L196 50' + ribs(18, 46, 62, 5, 11, 2) + oval(14, 56, 2.4),
}

export const bowieKnife: Silhouette = {
  tilt,
  share: [0.94, 0.88],
  parts: [
    finish('M74 30L160 29C178 30 196 34 238 52C232 66 218 76 196 77L74 73Z'),
    finish('M74 61L196 63C214 62 226 60 238 52C232 66 218 76 196 77L74 73Z', -0.22),
    polymer('M2 40Q8 36 14 38L66 40V66L16 69Q8 70 3 66Q6 54 2 40Z', 0.05),
    steel(poly('64,26 74,22 78,26 78,78 74,84 64,80', 2.5)),
    steel(box(0, 40, 8, 67, 3)),
  ],
  seams: 'M84 38L158 37M92 50L150 49' + oval(22, 53, 2.4) + oval(38, 53, 2.4) + oval(54, 53, 2.4),
}

export const huntsmanKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M82 36L128 35L132 39L137 35L142 39L147 35L152 39L157 35L178 36L236 60L212 70L82 68Z'),
    finish('M82 58L206 60L236 60L212 70L82 68Z', -0.22),
    polymer(poly('2,46 14,40 34,43 54,40 80,40 84,44 84,64 76,69 54,66 34,69 12,68 2,62', 4)),
    steel(poly('74,36 84,34 86,70 74,72', 2)),
  ],
  seams: 'M92 45L176 45L204 58' + ribs(20, 46, 64, 6, 8, 3) + oval(10, 55, 2.4),
}

export const survivalKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish(
      'M82 37L140 36Q150 33 160 36L192 40Q216 46 234 58Q216 68 192 69L100 68L94 63L82 63Z' +
        hole(120, 49, 3.4) +
        hole(132, 49, 3.4) +
        hole(144, 49, 3.4),
    ),
    finish('M100 58L234 58Q216 68 192 69L100 68Z', -0.22),
    polymer('M3 42Q0 44 1 50L3 64Q4 70 10 69L26 66L40 69L54 66L66 69L84 64V38L66 41L54 38L40 41L24 38Z'),
    steel(poly('78,32 86,32 88,70 80,74', 2)),
  ],
  seams: 'M152 44L190 47' + ribs(18, 45, 63, 9, 6) + oval(10, 56, 2.8),
}

export const kukriKnife: Silhouette = {
  tilt: -22,
  share: [0.94, 0.86],
  parts: [
    finish('M70 48C100 40 122 26 150 24C186 22 218 40 238 62C214 80 178 84 152 72C126 62 104 66 72 68Z'),
    finish('M94 66C116 60 136 62 158 66C186 72 212 70 238 62C214 80 178 84 152 72C130 63 112 63 94 66Z', -0.24),
    polymer('M4 52Q6 44 14 46L44 48L72 46L74 70L44 70L18 76Q6 78 4 70Q8 62 4 52Z'),
    steel(poly('66,42 76,42 78,70 68,74', 2)),
  ],
  seams: 'M96 50C120 40 138 34 158 34' + ribs(24, 50, 70, 5, 8) + oval(14, 62, 2.8),
}

export const falchionKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish(
      'M80 40C116 36 150 36 180 30C204 26 224 36 236 54C216 72 186 76 156 74C128 72 104 68 80 66Z' +
        hole(100, 47, 4, 2.6),
    ),
    finish('M90 64C124 62 160 64 190 62C210 62 226 60 236 54C216 72 186 76 156 74C128 72 108 68 90 66Z', -0.22),
    polymer('M4 48Q2 42 10 42L40 44L84 38Q90 40 90 48V60Q90 66 84 67L44 67L14 74Q4 76 5 66Z'),
    steel(oval(82, 52, 4)),
  ],
  seams: 'M118 46C144 44 164 42 184 39M16 50L76 46M16 66L74 60' + oval(16, 58, 2.4) + ribs(34, 50, 62, 5, 7),
}

export const paracordKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M82 38L180 36C204 40 222 48 234 60C214 68 196 70 176 70L82 68Z' + hole(98, 48, 3)),
    finish('M90 58L234 60C214 68 196 70 176 70L90 68Z', -0.22),
    steel('M6 40L84 40L84 66L6 68Q0 66 1 54Q0 42 6 40Z' + hole(9, 54, 4)),
    ...Array.from({ length: 8 }, (_, i) =>
      polymer(poly(`${16 + i * 8},38 ${23 + i * 8},38 ${26 + i * 8},69 ${19 + i * 8},69`, 2)),
    ),
    steel(poly('82,34 88,34 89,72 83,72', 1.5)),
  ],
  seams: 'M104 44L178 43',
}

export const nomadKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M86 40L176 38C202 42 222 50 238 60C220 68 200 70 180 70L86 68Z' + hole(106, 48, 5, 3)),
    finish('M94 58L238 60C220 68 200 70 180 70L94 68Z', -0.22),
    polymer('M6 44Q4 40 10 40L50 44L90 37Q96 40 96 50L94 66Q90 70 84 70L52 68L18 76Q6 78 4 70Z', 0.05),
    steel(poly('74,40 92,36 96,40 94,68 90,71 76,69', 2)),
    steel(oval(84, 54, 3.6), 0.2),
  ],
  seams: 'M120 46L178 45M16 48L70 50M14 70L70 62' + oval(22, 58, 2.4) + oval(54, 56, 2.4),
}
