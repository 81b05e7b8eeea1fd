import { brass, finish, hole, oval, poly, polymer, ribs, steel, type Silhouette } from './shape.ts'

const tilt = -30
const share = [0.88, 0.84] as const

export const flipKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M84 42L150 40C182 38 208 32 232 30C222 52 204 66 176 69L90 68Z' + hole(102, 50, 3.4)),
    finish('M92 60L170 60C198 56 216 44 232 30C222 52 204 66 176 69L92 68Z', -0.22),
    polymer('M4 54Q2 46 10 44L40 44L86 38Q92 40 92 48V64Q92 70 86 71L46 70L18 76Q6 78 5 70Z'),
    steel(oval(84, 55, 4)),
  ],
  seams: 'M112 48L152 47M16 52L76 48M18 70L74 64' + ribs(26, 53, 65, 7, 6) + oval(14, 62, 2.2),
}

export const gutKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M84 38L168 36L180 40Q186 52 196 44Q200 40 206 42C216 48 224 56 230 64C212 70 196 71 176 71L84 69Z'),
    finish('M84 59L204 61L230 64C212 70 196 71 176 71L84 69Z', -0.22),
    polymer('M4 42Q0 44 1 50L2 64Q4 70 10 70L40 66L84 68V40L40 44Z'),
    steel(poly('80,34 88,34 89,72 81,74', 2)),
  ],
  seams: 'M96 45L166 44M16 48L78 46M14 64L78 62' + oval(20, 56, 2.4) + oval(44, 55, 2.4) + oval(68, 55, 2.4),
}

export const ursusKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M82 34L116 34L120 37L125 34L130 37L135 34L192 36L234 64L198 72L82 72Z'),
    finish('M82 60L206 60L234 64L198 72L82 72Z', -0.22),
    polymer('M4 44Q1 40 8 40L84 38V70L60 68L52 64L42 70L32 66L22 72L8 74Q2 72 4 66Z', 0.05),
    steel(poly('76,34 86,32 88,74 78,76', 2)),
    brass(oval(20, 55, 2.8) + oval(42, 54, 2.8) + oval(64, 53, 2.8)),
  ],
  seams: 'M96 43H190M190 43L216 60',
}

export const stilettoKnife: Silhouette = {
  tilt,
  share: [0.94, 0.84],
  parts: [
    finish('M92 46L196 46C216 48 232 52 248 56C230 61 214 63 196 64L92 64Z'),
    finish('M96 55L248 56C230 61 214 63 196 64L96 64Z', -0.22),
    polymer('M8 46L88 42L92 46V64L88 69L40 70L12 74Q2 72 2 62Q2 50 8 46Z', 0.05),
    steel(poly('1,52 8,44 22,44 24,73 12,76 4,72', 3)),
    steel(poly('78,43 88,41 92,34 97,34 97,76 92,76 88,70 78,70', 2)),
    brass(oval(50, 57, 3)),
  ],
  seams: 'M100 51L200 51M28 50L74 47M28 68L74 65',
}

export const navajaKnife: Silhouette = {
  tilt,
  share: [0.92, 0.84],
  parts: [
    finish('M90 42L160 38C190 40 220 48 244 58C216 62 196 66 170 68L96 68Z'),
    finish('M96 58L244 58C216 62 196 66 170 68L96 68Z', -0.22),
    polymer(
      'M2 88C4 70 20 56 44 50C62 44 78 40 90 38Q98 44 96 56L94 68Q90 72 82 70C60 68 40 74 26 86Q14 96 6 96Q1 95 2 88Z',
      0.05,
    ),
    brass('M2 88C4 80 9 73 15 67L28 80L26 86Q14 96 6 96Q1 95 2 88Z'),
    brass('M78 41L90 38Q98 44 96 56L94 68Q90 72 80 70Z'),
    steel(oval(87, 55, 3.2)),
  ],
  seams: 'M106 48L166 46M34 62C46 56 58 53 72 51',
}

export const butterflyKnife: Silhouette = {
  tilt: -30,
  share: [0.9, 0.86],
  parts: [
    finish('M96 44L190 42C212 46 226 52 238 60C220 66 204 68 186 68L100 68Z'),
    finish('M104 58L238 60C220 66 204 68 186 68L104 68Z', -0.22),
    finish(
      'M4 30Q2 22 10 22L104 42Q112 46 108 54Q106 58 100 57L8 40Q4 38 4 30Z' +
        hole(24, 32, 5, 3) +
        hole(42, 36, 5, 3) +
        hole(60, 40, 5, 3) +
        hole(78, 44, 5, 3),
      0.3,
    ),
    finish(
      'M12 88Q4 92 4 82Q5 76 10 74L98 54Q108 54 110 62Q110 70 104 71L16 88Z' +
        hole(26, 79, 5, 3) +
        hole(44, 75, 5, 3) +
        hole(62, 71, 5, 3) +
        hole(80, 67, 5, 3),
      0.22,
    ),
    steel(oval(102, 50, 3.4) + oval(103, 62, 3.4)),
  ],
  seams: 'M116 50L190 49',
}

export const skeletonKnife: Silhouette = {
  tilt,
  share,
  parts: [
    finish('M92 40L178 38C202 42 222 50 234 62C212 70 196 71 176 71L96 70Q92 70 92 66Z'),
    finish('M98 60L234 62C212 70 196 71 176 71L98 70Z', -0.22),
    finish(
      'M4 56C4 42 14 36 26 38Q34 40 42 44L84 38Q94 38 96 46V64Q96 72 86 72L46 68Q38 72 30 75C16 78 4 70 4 56Z' +
        hole(22, 57, 11) +
        hole(56, 56, 10, 5.5) +
        hole(82, 55, 6, 7),
      0.2,
    ),
  ],
  seams: 'M104 47L178 46' + ribs(100, 41, 45, 5, 4),
}

export const karambit: Silhouette = {
  tilt: -6,
  share: [0.78, 0.86],
  parts: [
    finish('M100 72C128 34 190 22 244 84C246 88 243 89 240 87C204 66 166 70 132 104Q112 98 100 72Z'),
    finish('M244 84C246 88 243 89 240 87C204 66 166 70 132 104L124 98C156 60 204 56 244 84Z', -0.26),
    finish(
      'M28 152C44 122 68 96 100 72Q114 90 132 104C122 104 116 108 112 116C104 116 98 120 94 128C86 128 80 132 76 140C70 142 64 148 60 158Z',
      0.34,
    ),
    finish(oval(42, 164, 25) + hole(42, 164, 14), 0.26),
    steel(oval(106, 90, 4)),
  ],
  seams: 'M132 66C160 48 194 48 220 66M52 136C66 114 80 102 94 90M66 142C76 126 88 114 102 104M98 74L128 106',
}

export const talonKnife: Silhouette = {
  tilt: -4,
  share: [0.8, 0.86],
  parts: [
    finish(
      'M104 78C132 56 160 60 186 46C208 34 226 40 244 66C246 70 243 71 240 69C220 62 206 70 194 84C176 102 154 102 132 108Q114 98 104 78Z',
    ),
    finish(
      'M244 66C246 70 243 71 240 69C220 62 206 70 194 84C176 102 154 102 132 108L124 100C152 94 172 88 188 70C206 52 226 50 244 66Z',
      -0.26,
    ),
    polymer('M30 150C46 124 70 98 104 78Q116 96 132 108C114 114 92 122 66 158Z', 0.05),
    finish(oval(42, 162, 24) + hole(42, 162, 13.5), 0.2),
    brass(oval(64, 136, 3) + oval(84, 116, 3) + oval(104, 100, 3)),
  ],
  seams: 'M134 74C156 68 176 66 196 52M102 80L130 110',
}

export const shadowDaggers: Silhouette = {
  tilt: -12,
  share: [0.84, 0.84],
  parts: [
    finish('M66 30L150 36Q170 40 184 48Q170 55 150 58L66 64Z'),
    finish('M66 47L184 48Q170 55 150 58L66 64Z', -0.22),
    polymer('M22 14Q30 4 40 12L48 30L70 34V60L48 64L40 82Q30 90 22 80Q14 64 14 47Q14 30 22 14Z'),
    finish('M96 96L180 102Q200 106 214 114Q200 121 180 124L96 130Z'),
    finish('M96 113L214 114Q200 121 180 124L96 130Z', -0.22),
    polymer('M52 80Q60 70 70 78L78 96L100 100V126L78 130L70 148Q60 156 52 146Q44 130 44 113Q44 96 52 80Z'),
    steel(oval(30, 47, 4) + oval(60, 113, 4)),
  ],
  seams: 'M80 40L148 43M110 106L178 109',
}
