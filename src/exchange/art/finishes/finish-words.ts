/** Words that give a look to any name they stand in, written as `namedFinishes`. */
export const finishWords = `
camo: camo 5f6a44 3a422c 8a9060 4a4a34
ddpat: pixel 5f664a 3a4030 888c68 2f3428
mesh: mesh 8a8668 56543f b0ab88 3f3e30
weave: mesh 5a6272 343a46 8a92a4 22262e
stripe: stripes 5f6674 2c303a 9aa2b2 3a3f4a
tiger: stripes d88a2a 2f241c f0b85a 6a3f16
zebra: stripes e8e8ea 2c2e35 b8bcc4 4a4e57
leopard: scales d0a04a 4a3218 f0cc82 6a4a20
plaid: stripes a83a3a 2f3a4a d8c8a8 5a1f24
pinstripe: lines 343844 9aa2b2 22262e c8cdd8
dragon: scales b84a2a c9a24a 5a2a1a e8c87a
serpent: scales 4f7a3a c9a24a 2f4a26 8aa85a
snake: scales 6a7a44 3a4228 a0a868 c8b46a
scale: scales 4f7a86 2a3f4a 8ab0ba c8b46a
fire: flames 3a2426 f0641c f0b83a c82a1c
flame: flames 3a2426 f0641c f0b83a c82a1c
inferno: flames 4a1a18 f05a1c f0b03a a81c14
magma: flames 2f2426 f0501c f09a2a 7a1a14
lava: flames 2f2426 f0501c f09a2a 7a1a14
phoenix: flames a82a1c f0a03a f0d06a 5a1616
sun: fade f0b83a e0702a c83a4a f5dc7a
solar: flames 3a2a24 f0a02a f5d05a c85a1c
blood: splatter a0141c 3a0c10 d83a40 e8d0c8
toxic: splatter 7ac82a 24302a c8f03a 3f6a2a
acid: splatter 9ad82a 2a3a2a d8f05a 4f7a2a
nuclear: panels d8c82a 2c2e2a f0e85a 6a6e3a
poison: splatter 6ab83a 4a2f6a a8e05a 24302a
zombie: splatter 6a8a4a 8a2a2a a8b87a 2f3a2a
skull: splatter d0ccc0 2c2e35 8a8678 4a4e57
bone: plain d8d0bc b0a88f f0ead8 7a7462
ghost: marble c8d0e0 6a7690 eef2f8 3f4860
frost: facets a8d8f0 5f9ac8 e8f6ff 2f5a86
ice: facets a0d4f0 5a94c8 e6f5ff 2f4f7a
snow: camo e4e9ee b4c0cc f7f9fb 8a98a8
arctic: camo dfe6ec a8b8c6 f5f8fa 6f8296
winter: facets c8dcec 7a9ac0 f0f6fb 3f5a86
ocean: marble 2f7ab8 1a4a7a 8fd0e8 3fa8a8
water: marble 2f86c8 1a4f8a 9ad8f0 3f6a9a
sea: marble 2a8a9a 17506a 8fd8d0 c8b46a
wave: damascus 2f6fb0 d8e4f0 1c3f70 6fa8d8
storm: circuit 4a5a86 c8d4f0 2a3350 7a8ac8
lightning: circuit 5a4ac8 d8d0f8 2f2a78 f0e06a
thunder: circuit 4a5a9a f0e06a 2a3058 a8b4e8
neon: circuit 2a2c3a e03a9a 3fd0d8 8a4fe0
cyber: circuit 2a3040 3fc8d8 e03a8a 6a7080
circuit: circuit 2f5a4a 8fd0a0 1c3a30 c8b46a
digital: pixel 3f6a8a 2a3a4a 8ab8d0 5a5e68
pixel: pixel 8a5fc8 e0609a 3f2f6a 5fc8d8
space: marble 2a2a5a 8a4fc8 16162f e06ab8
galaxy: marble 3a2f7a 8a5fd8 1a1838 e07ac8
cosmic: marble 3f2f8a c86ad8 1c1a40 5fb0e8
nebula: marble 4a2f8a e06ab8 1f1a44 5fa8e0
rainbow: holo e8506a f0c83a 4fb86a 4f86e0
jungle: camo 4a6a34 2c3f24 7f9a4f 6a5a36
forest: camo 4a5f3a 2c3a28 7a8a58 5a5038
desert: camo c4a670 8f7648 e0cc9c 6a5838
sand: camo c8ae7c 94804f e4d4ac 6f6040
palm: floral b0a468 4f6a34 d8cc98 3a4a2a
tropical: floral 2fa88a f0803a 1a5f5a f0d06a
flora: floral c85a8a 4a7a44 f0b8c8 2a4a34
flower: floral d8609a 5a8a4f f5c8d8 2f4a38
blossom: floral f0a8c0 8a5a4a fae0e8 c85a86
lotus: floral d86aa0 3f7a5a f5c8dc 24483a
rose: floral c82f4a 3f5a3a f08a9a 5a1220
jade: marble 3fa878 1f6a4a 9ae0bc 12402e
opal: holo c8e0e8 e8c8e0 a8e0d0 8aa8d8
pearl: pearl f0eef2 4a4658 dccce8 c8e6e4
marble: marble e4e4e6 9a9ca4 c8c9cf 5a5c66
granite: patina 7a7c84 4f5158 a4a6ae 33353b
concrete: patina 9a9a96 6f6f6c bcbcb8 4a4a48
copper: plain b8683a 7a4024 e09a6a 4a2818
bronze: plain 9a7038 5f4424 c8a05a 3a2c1c
brasswork: plain c09a4a 8f6f2c e0c078 5f4a20
silver: steel b4bac4 dfe3e8 868d98 5f6670
steel: steel 8f97a3 bcc3cc 666d79 4a515c
chrome: steel a8b2be e4eaf0 6a7480 4a5460
titanium: steel 8a90a0 b4bac8 5f6576 434857
carbon: mesh 33363e 24262c 4f535d 5f636e
graphene: mesh 3f434c 2a2d34 62666f 1f2127
tungsten: steel 6f7580 9aa0aa 4a4f59 363a42
gunsmoke: patina 7a7672 4f4c4a a4a09a 3a3836
rust: patina 9a5a36 5c4638 c07f4a 463c36
metal: steel 858d99 b4bbc5 5f6672 434954
oxide: patina 4f8a7a a85f3a 2f5a50 c8a06a
wood: damascus 8a5a34 5f3c22 b48252 462c18
walnut: damascus 6f4a2e 4a301e 966a44 34221a
mahogany: damascus 7f3a26 52241a a85f44 381810
candy: stripes f06aa0 f8e8f0 5fc8d8 c83f7a
bubble: splatter f08ac0 7ad0e8 f8e8a0 a86ad8
kitty: mosaic f09ac0 f8e4ec 8a5f9a 5fc8c8
royal: scales 3f3f9a c9a24a 26265f e8cc7a
imperial: scales 8a1f3a c9a24a 501224 e8cc7a
`

/** A colour word paints a name it stands in and leaves the pattern to chance. */
export const colorWords = `
crimson: a8141c 5a0a10 d84048
scarlet: d02424 7a1214 f06058
red: c8222a 74121a e85a5a
cherry: b01838 640e22 e05070
ruby: c8102e 700818 f0506a
orange: ec7a1c 94480c f8a85a
amber: e8a020 8f5c0c f8cc6a
copper: b8683a 6c381c e09a6a
yellow: ecc41c 94780c f8e06a
golden: d8a83a 866014 f2d486
gold: d8a83a 866014 f2d486
green: 3f9a44 1f5626 80c878
emerald: 12a05a 085a30 5adc96
jade: 3fa878 1c6446 8adcb4
lime: 9ad02a 58800f c8f06a
mint: 86dcbc 469a7c c8f4e2
olive: 76803a 444a1e a4ac66
teal: 1f9494 0e5456 62ccc8
cyan: 2fbcd4 146c80 8ae4f0
turquoise: 2fbcb0 147068 8ae4da
azure: 3f9ae8 1a5496 8ac8f8
blue: 2f68d0 173a80 6f9cf0
cobalt: 2450c0 122a70 648cec
navy: 27406f 16243f 5272a8
indigo: 4a3fc0 26206e 867ce8
violet: 7a3fd0 42207a ac80f0
purple: 7a34b8 421a68 ac70e0
amethyst: 9a5fd8 562c86 c8a0f4
magenta: cc2f9a 741a58 f078c8
pink: ec6aa8 9a3468 f8acd0
black: 2f323a 22242a 565b68
dark: 343844 23262f 5c6374
shadow: 383c4a 24272f 626980
midnight: 2a3358 181d34 525f94
grey: 7a808a 484d56 aab0ba
gray: 7a808a 484d56 aab0ba
ash: 8a8c90 54565a b6b8bc
white: eceef2 b4b9c2 fafbfc
ivory: ece4d0 b0a688 f8f4e8
pale: d8d8dc 9a9ca6 f0f0f2
brown: 7f5632 4c3018 b08658
tan: c4a878 866e44 e4d0aa
`
