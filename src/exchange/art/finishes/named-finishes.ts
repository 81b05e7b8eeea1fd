/** Finishes by their whole name: pattern family, then ground, second, third and accent colour. */
export const namedFinishes = `
vanilla: steel 9aa2ad c3cad2 6d7580 7f8792
redline: lines 24262c c8102e 8b0d1e e9394f
asiimov: panels f2f2ee f07818 22242a c9ccd2
dragon lore: scales c9a45c 6f7a3a 8f6a2c ead79a
gungnir: scales 8fb3d9 2c4a86 dfe9f5 4f74b8
medusa: marble 2f7a6a 1c3f4a 7fc4a4 d8c070
the prince: scales a3262e d9b45a 5a1016 f0dc9a
desert hydra: scales c99a4a 6b7a3c 3f4a26 e9cf8a
fade: fade e8bd3a e0609a 8a3fd0 4f6fd8
amber fade: fade e0a030 a8641c 6b3a12 f0c860
acid fade: fade b8e03a 4fae4a 2a6a5a e6f07a
marble fade: marble 2f5fd8 e8352f f0c22e 8a2fb0
doppler: doppler 6a2fd0 2a1a5c d83fa8 14101f
doppler phase 1: doppler 5b2c86 1d1630 d0467f 2c1a4a
doppler phase 2: doppler 8a2fd8 e0409a 4a1a86 1d1230
doppler phase 3: doppler 24428c 1d6f86 16203f 2f7a6a
doppler phase 4: doppler 2f6fe8 3fb0f0 1c2f86 5a3fd0
doppler ruby: doppler d81230 f04f60 7a0618 a80c24
doppler sapphire: doppler 1c54e0 3f9af5 0c2a86 1740b8
doppler black pearl: doppler 2a2438 5a3f7a 171520 3f3f78
gamma doppler: doppler 2fb04a 0f5a3f 9ae03f 103026
gamma doppler phase 1: doppler 1f8a3a 14301f 8fd83f 0f4a2c
gamma doppler phase 2: doppler 3fd08a 1f7a6a 9af0a0 0f4a4a
gamma doppler phase 3: doppler 1f9aa0 1f5f86 4fd0a0 12304a
gamma doppler phase 4: doppler 3fd83f 12762c b0f03f 0d4a24
gamma doppler emerald: doppler 08b04a 3fe080 046a2c 058a3a
ruby: doppler d81230 f04f60 7a0618 a80c24
sapphire: doppler 1c54e0 3f9af5 0c2a86 1740b8
black pearl: doppler 2a2438 5a3f7a 171520 3f3f78
emerald: doppler 08b04a 3fe080 046a2c 058a3a
tiger tooth: stripes f2a41c b06a08 ffd060 7a4406
case hardened: patina 4a78c0 c9a24a 6a5a96 9fb8d0
heat treated: patina 5a7ab8 c87a3a 8a4f8a d0b060
crimson web: web a8141c 2a0d12 6a0a10 d8404a
emerald web: web 128a4a 0d2a1a 0a5a30 4ad080
web: web 7a7f8a 22252c 4a4f5a b8bcc6
slaughter: marble d0303a f08a8a 8a101c f5c0b8
damascus steel: damascus 9aa0aa c8cdd4 62686f 7d838c
damascus: damascus 9aa0aa c8cdd4 62686f 7d838c
ultraviolet: plain 5a2f9a 2a2d3a 3f2070 7a4fc0
night: plain 2d3346 3f475e 232838 545d78
night stripe: stripes 3a3f4c 262a34 565d6c 2f3440
blue steel: patina 46607f 6f88a4 2f4058 8fa6bc
stained: patina 868b94 5f646e a8adb5 4a4f58
rust coat: patina 8a5436 5c4638 b07a48 6f6258
scorched: web c8a878 5a4630 8a6a44 3f3022
forest ddpat: pixel 515c3c 333c2a 7a8258 8f8a68
boreal forest: camo 56663f 2f3a2a 7f8a58 44503a
urban masked: camo 6a707a 3f444e 9aa0aa 2f333c
urban ddpat: pixel 6a707a 3f444e 9aa0aa b8bdc6
safari mesh: mesh ab9a66 6f6440 c8b988 8a7c52
bright water: camo 3f86c0 1f4f8a 8fc8e8 2f68a8
freehand: marble 5a3f9a 2a2050 9a7fd8 3f2f78
lore: scales c9a24a 8f6f24 ead08a 6a5418
autotronic: panels b01c22 2a2c33 8a8f99 d8484a
black laminate: plain 2c2e35 3f424c 1f2127 5a5e6a
printstream: pearl f4f4f6 1d1e22 d9c2ea bfe6e8
hyper beast: splatter 2fb0c4 d8327a 5a2a8a f0c23a
neo-noir: mosaic d9c9de e03a86 2a2342 6f4fc4
vulcan: panels f0f2f4 2f80d4 1e2228 93a7ba
fire serpent: scales 5f6d36 c8641e 8a2f1a d8b45a
bloodsport: panels c81e28 f0f0f0 26262c 8a0f18
wild lotus: floral 5a9a5a e0609a 2f5f46 f0c8d8
gold arabesque: scales d8b04a 8f6a1a f2dc8a 6a4c10
x-ray: circuit 2a3f5a 6fc0e8 1a2436 a8e0f5
head shot: mosaic 8a3fc8 f0c23a 3f1f6a e8609a
inheritance: floral d8d0c0 3f5f8a a83f3a 8a9ab0
nightwish: mosaic 4a2f8a e0609a 2a1a4a 5fb0d8
the empress: mosaic 8f3fa8 f0c050 4a2062 d8708a
neon revolution: splatter d8409a 3fb0e0 f0e03a 2a2c33
neon rider: mosaic e0409a 3fc8d8 4a2f9a f0d03a
fuel injector: panels f0b81c 26282e d8dce0 e06a1c
frontside misty: panels 6f8fb4 f0f2f5 2c3442 b8cce0
aquamarine revenge: scales 2fa8a8 1a4a6a e07a3a 8fe0d8
wasteland rebel: splatter 8a7a5a c83a2a 3f3a33 d8c8a0
jet set: panels f0ece4 3a6ab0 c8a24a 8a8f99
jaguar: stripes d08a2a 5a3412 f0c060 3a2410
cartel: damascus 6a6e76 2f3238 a0a4ac 44484f
emerald pinstripe: lines 1f3f30 4ac080 12281f 8fe0b0
blue laminate: plain 2f5fa8 1c3a6e 5f8fd0 16284a
red laminate: plain b02028 6a1016 d8484f 3f0c10
green laminate: plain 3f7a46 24502c 6fa86f 16301c
phantom disruptor: mosaic 3f2f6a e0506a 2a86a0 f0a03a
leet museo: mosaic e8e0cc c83a3a 2f6fb0 f0b83a
ice coaled: facets 8fd0f0 2a2f3c e8f6ff 4a7fa8
legion of anubis: panels 2c2e36 d8a83a 6f7078 f0cc6a
rat rod: patina 6f7a7f a85a3a 3f464a 9aa5aa
slate: plain 4a4e57 383b43 62666f 2d3036
point disarray: splatter d8dce0 2f9ac8 f07818 2a2c33
orbit mk01: panels f0f0f0 3f7ac8 2a2c33 c8ccd2
baroque purple: scales 6a3f9a c9a24a 3f2266 9a6fd0
nightmare: splatter 4a4f8a d8405a 2a2a4a 8fc8c0
searing rage: flames 2a2428 f05a1c f0b83a 8a1c1c
steel delta: panels 8a93a0 d8dce2 4a515c 2f343c
crossfade: fade 3f6fd0 8a3fc8 e0509a f0a03a
the outsiders: splatter 3f3a46 8ac83a d8409a f0d03a
howl: flames c81e1e f0a028 5a0d0d f5d060
poseidon: scales 3f8ac0 1f4f8a c9b45a 8fd0e8
the battlestar: panels 6f7680 c83a2a 2f333b a8aeb8
desert-strike: panels c8a26a 6a5436 3a3428 e0c898
royal paladin: scales c9b06a 6a7a8a 8f7430 ead8a0
dragon king: scales 3fa89a c83a3a 1f5a5a f0c25a
buzz kill: panels f0b81c 3fa84a 26282e d8dc3a
desolate space: marble 3f4f9a e0609a 1a1c3a 6fc8e0
temukau: mosaic f0e8e0 e05a8a 4a8ac8 f0b83a
eye of horus: scales c9a24a 2a6a9a 6f5018 f0dc8a
tooth fairy: mosaic c8a8e0 6fd0d8 e87aa8 5a3f8a
in living color: splatter f0e83a e03a8a 3fa0e0 2a2c33
spider lily: floral 2a2c36 d82f3f 4a1a24 f07a7a
global offensive: panels e8e4da d8a03a 3a4a6a a8acb4
cyber security: panels f0f2f4 f0b81c 2a2d35 4a86d0
evil daimyo: mosaic 3a3d46 c83a3a d8d0c0 6a1a20
mecha industries: panels e8eaed 3f444e a8b0b9 6f7680
chantico's fire: flames 3a2428 f0641c c81e1e f0b83a
golden coil: scales d8a83a 2a2620 f0d06a 8f6a1a
decimator: mosaic 3a2f6a e03a9a 3fb0d8 1f1a3a
cyrex: panels d8dce0 c81e28 2a2c33 8a8f99
atomic alloy: patina a8703a 4a5f86 d8b07a 2f3a52
guardian: panels 2f4a7a d8dce2 1c2c4a 6f8fc0
knight: plain a8863a c9a85a 6f5520 3a3428
hot rod: plain c81420 7a0c14 e8444e 4a080c
icarus fell: scales 2a5fa8 c9b06a 163a6e 6f9fd8
master piece: splatter 3f8ac8 e0509a f0c83a 2a2f4a
blood tiger: stripes 9a1a20 2a1c1e c83a3a 5a1014
player two: mosaic e0509a 3fb8d8 f0d03a 5a3fa8
imminent danger: scales 2f2f38 d84a2f 6a6a74 f0a03a
emphorosaur-s: mosaic 4aa84a e0509a f0c83a 2a5a4a
black lotus: floral 26282f b03a6a 3f4a4a 6a9a5a
vaporwave: fade e86ab8 8a6fe0 4fc8e0 2f2a5a
welcome to the jungle: floral 3f8a3a 1f4a2c 8fc85a d8c03a
lightning strike: circuit 6a3fc8 c8a8f5 3a1f7a 8a5fe0
boom: splatter d8482a f0b83a 2a2c33 f07a3a
man-o'-war: scales 4a6a8a 8a9aa8 2a3c4f c8b46a
electric hive: mesh d87a1c 3a3f48 f0a83a 8a8f99
graphite: facets 5a5e68 8a8f99 3a3d45 b0b4bc
corticera: marble 4a3a7a c86a9a 2a2048 8a6fc0
worm god: scales 6a8a4a 3f5a8a c8b46a 2f3f2a
sun in leo: scales 8a3a2a d8b04a 5a1f1a f0d88a
containment breach: splatter 6ac83a 2a3328 c8e83a 3f6a4a
wildfire: flames 3a3036 f0641c f0b03a 8a2a1c
oni taiji: scales c83a2a 2f5a8a e8c86a 2a2c33
silk tiger: stripes d8802a 3a2a20 f0b85a 6a3a1a
elite build: panels 4a6a86 2a2d34 8ab0c8 1f3344
chromatic aberration: splatter 3fc8d8 e0409a f0f0f0 2a2c3a
kill confirmed: scales 8a2228 c9b48a 3f1418 d84a4a
orion: panels 2a2c33 f0641c 4a4e57 f0923a
caiman: scales 6f7a3a 3f4a26 a8b05a 2f3320
the traitor: mosaic 8a3a4a c9b48a 2f3f5a d86a5a
cortex: mosaic e03a6a 2a2c36 f0d8dc 8a1f3f
blueprint: circuit 2f5fa8 c8dcf0 1c3a6e 6f9fd8
ticket to hell: flames 4a1a20 e03a2a f0a03a 2a1418
monster mashup: mosaic 5aa84a 8a4fc8 f0c23a e0609a
whiteout: plain eceff2 d0d5da fafbfc b4bac1
road rash: stripes d0803a 2f3138 8a8f99 e8a85a
overgrowth: floral 4a6a3a 2f3a2c 8a9a5a c86a3a
serum: plain c83a3a 8a1a20 e87a6a 4a0f14
para green: plain 4f6a44 38503a 6f8a5a 2c3a2a
stainless: steel a8aeb8 d0d5dc 7a818c 5a606a
dark water: camo 2f4f78 1f2f48 4f78a8 3f4452
water elemental: marble 2f86d0 f07a2a 8fd8f0 1a3f7a
bullet queen: scales d8608a c9a24a 6a2a4a f0b0c0
vogue: mosaic e0509a f0e0e8 3fa8c0 2a2c3a
snack attack: mosaic f0c23a e0503a 5ab84a f0e8d8
twilight galaxy: marble 3a2f7a 6a4fc0 1a1a3a c86ad8
reactor: circuit 3f8a4a c8e03a 24402c 6fc85a
grinder: plain 3a3d45 6a6e78 2a2c33 8a8f99
candy apple: plain c8141e e85058 8a0c14 f0a0a0
brass: plain c09a4a e0c078 8f6f2c 6a5420
blaze: flames 2a2a30 f0641c f0c03a c8301c
cobalt disruption: facets 2f6ad0 c8d0dc 1a3f8a 6f9fe8
hypnotic: stripes e8e8ea 2c2e35 b8bcc4 4a4e57
conspiracy: panels 3a3d45 c9a24a 6a6e78 8f7430
code red: panels c81420 2a2c33 e8484f e8e8ea
mecha: panels d8dce0 c81e28 3f444e f0a03a
ocean drive: fade f0a03a e0609a 3fb0d8 2f5f9a
sunset storm: fade e0803a c84a5a 5a3f8a f0c06a
heirloom: scales 8f7a4a c9b47a 5a4a2c 6a6e78
emerald jormungandr: scales 2f9a5a c9b04a 17583a 6fd08a
emerald dragon: scales 1f9a5a c9a24a 0f5a36 6fd09a
death by kitty: mosaic e88ab8 f0e0e8 8a4f9a 5fc8c8
cold blooded: scales 3f9a6a 2a5a7a 8fd0a0 1f3a3a
fallout warning: panels e0c03a 3a3a36 8a8a7a c86a2a
night terror: splatter 2a3a5a 5fd0c0 1a2036 8a5fc8
pandora's box: marble 8a6fc8 4a3a86 c8b8e8 2f2858
hedge maze: circuit 6ac83a 2f5f2a b0e86a 1f3a20
vice: fade f06ab0 e8f0f5 4fc8e0 2f8ac0
amphibious: mosaic 3fb8c8 2a2c3a e8f0f0 6a4fc0
superconductor: circuit 2f7ad8 e8ecf0 1a3a7a 6fb0f0
omega: panels 3a3d45 d8dc3a 6a6e78 8a8f3a
slingshot: panels 3f8ad0 e0e4e8 2a2c33 e0a03a
bronze morph: plain 8f6a3a 5a4426 c09a5a 3a2f20
arid: camo b09a6a 7a6a46 d0c090 5a5038
king snake: scales d8d4c8 2c2e35 a8a498 6a6a66
crimson weave: mesh a81c24 3a1418 d84a50 6a1016
lunar weave: mesh 3f4a6a 222838 6f7fa8 9aa8c8
diamondback: scales b89a5a 4a3f2c d8c08a 6a5a3c
imperial plaid: stripes 7a2a4a 2f2f4a c8a24a 4a1f3a
crimson kimono: floral b01c2c 2a1418 e8a0a0 6a0f1a
emerald hydra: scales 1f9a5a 12382a 6fd090 0f5a36
cool mint: plain 9ae0c8 e8f4f0 5fb8a0 3f4a4c
spearmint: plain 7fe0b8 e0f4ec 3fae86 2a3a38
pow!: splatter f0c83a e0402f 2f6fd0 f5f0e0
transport: panels e8b83a 2a2c33 8a8f99 f0d47a
polygon: facets 4a5a7a 2a3042 8a9ac0 c8d0e0
turtle: scales 5a7a3a 3a4a2a 8aa85a a8985a
cobalt skulls: splatter 2f5ac8 22242c 6f8fe8 d0d4dc
overprint: mosaic d84a3a e8e0d0 3a3d45 8a8f99
charred: patina 3a3634 6a5a4a 252423 8a5a3a
guerrilla: camo 6a6a4a 3f4030 9a9668 2f2f26
snakebite: scales b0a078 5a5038 d8cca8 3a3426
bronzed: plain 9a7038 5a4426 c8a05a 2f2a24
spruce ddpat: pixel 46523a 2c3428 6a765a 8a8a78
leather: plain 8a5a36 5a3a24 b07f4f 3a2a1e
badlands: plain b0845a 6a4c34 d8b488 3f3026
duct tape: stripes a8adb5 6a6f78 d0d4da 3a3d45
graffiti: splatter e0509a 3fb8d8 f0d03a 2a2c33
souvenir: scales d8b04a 8f6a1a f2dc8a 6a4c10
gold: gold e0b44a f5dc8a 9a6f1c c8923a
holo: holo 7fd8e8 e88ad8 f0e08a 8aa8f0
foil: facets c0c8d4 8a95a8 e8edf3 5f6a7d
glitter: sparkle 8a6fd0 d8c8f5 4a3a86 e88ad8
lenticular: stripes 5fb0e0 e07ac8 f0d86a 3a4a8a
champion: gold d8a83a f2d888 8f6414 b8801f
`
