/** Finishes by full name: pattern family, then ground, second, third and accent colour. */
export const finishesAToL = `
acid fade: fade b8e03a 4fae4a 2a6a5a e6f07a
akihabara accept: mosaic e86a9a f0e8f0 5fb8d8 8a4fb0
amber fade: fade e0a030 a8641c 6b3a12 f0c860
amphibious: mosaic 3fb8c8 2a2c3a e8f0f0 6a4fc0
angry mob: mosaic 3f7a8a e86a3a f0d05a 2a3f4f
aphrodite: floral e8b0c0 c86a8a f5dce4 a8b89a
aquamarine revenge: scales 2fa8a8 1a4a6a e07a3a 8fe0d8
arid: camo b09a6a 7a6a46 d0c090 5a5038
aristocrat: scales c8b08a 4f6a7a 8a7450 e8d8b8
asiimov: panels f2f2ee f07818 22242a c9ccd2
astral jörmungandr: scales 3f5fb8 c8b46a 1f2f6a 8fb0f0
atheris: scales 3f6a5a 2a3f4a 7fb89a c8c06a
atomic alloy: patina a8703a 4a5f86 d8b07a 2f3a52
autotronic: panels b01c22 2a2c33 8a8f99 d8484a
badlands: plain b0845a 6a4c34 d8b488 3f3026
bamboo garden: floral 6a9a5a c8d898 3f5f36 e8e4c0
baroque purple: scales 6a3f9a c9a24a 3f2266 9a6fd0
black laminate: plain 2c2e35 3f424c 1f2127 5a5e6a
black lotus: floral 26282f b03a6a 3f4a4a 6a9a5a
black pearl: doppler 2a2438 5a3f7a 171520 3f3f78
blaze: flames 2a2a30 f0641c f0c03a c8301c
blood tiger: stripes 9a1a20 2a1c1e c83a3a 5a1014
bloodsport: panels c81e28 f0f0f0 26262c 8a0f18
blue laminate: plain 2f5fa8 1c3a6e 5f8fd0 16284a
blue steel: patina 46607f 6f88a4 2f4058 8fa6bc
blueprint: circuit 2f5fa8 c8dcf0 1c3a6e 6f9fd8
boom: splatter d8482a f0b83a 2a2c33 f07a3a
boreal forest: camo 56663f 2f3a2a 7f8a58 44503a
brass: plain c09a4a e0c078 8f6f2c 6a5420
bright water: camo 3f86c0 1f4f8a 8fc8e8 2f68a8
bronze morph: plain 8f6a3a 5a4426 c09a5a 3a2f20
bronzed: plain 9a7038 5a4426 c8a05a 2f2a24
bullet queen: scales d8608a c9a24a 6a2a4a f0b0c0
bullet rain: splatter 5fa8d8 f0e8d8 c87a3a 2a4a6a
bunsen burner: fade 3a3d48 3f7ad8 e8823a f0c06a
business class: plain 5a3a2a a8845a 3c261c c89a5a
buzz kill: panels f0b81c 3fa84a 26282e d8dc3a
caiman: scales 6f7a3a 3f4a26 a8b05a 2f3320
calligraffiti: splatter 2f3138 e8e4da 8a8f98 c83a3a
candy apple: plain c8141e e85058 8a0c14 f0a0a0
cartel: damascus 6a6e76 2f3238 a0a4ac 44484f
case hardened: patina 4a78c0 c9a24a 6a5a96 9fb8d0
cassette: panels e0609a 3fc8d0 f0d86a 3a3d48
catacombs: splatter 8a8676 4f4c42 c8c4b0 36342e
champion: gold d8a83a f2d888 8f6414 b8801f
chantico's fire: flames 3a2428 f0641c c81e1e f0b83a
charred: patina 3a3634 6a5a4a 252423 8a5a3a
chatterbox: splatter 6a8f7a d8cc6a 8a5a3a 2f3f3a
chromatic aberration: splatter 3fc8d8 e0409a f0f0f0 2a2c3a
coach class: plain 9a7a52 5f4a32 c4a47a 44362a
cobalt disruption: facets 2f6ad0 c8d0dc 1a3f8a 6f9fe8
cobalt skulls: splatter 2f5ac8 22242c 6f8fe8 d0d4dc
cobra strike: scales 3a3f4a c8a23a 22262e 8a9050
code red: panels c81420 2a2c33 e8484f e8e8ea
cold blooded: scales 3f9a6a 2a5a7a 8fd0a0 1f3a3a
cold fusion: circuit 3f8ac8 c8f0ff 1f4a7a f0a03a
commemoration: scales d8b04a 2a2c33 f0d888 8f6a1a
connexion: circuit 4a5a7a e86a3a 2a3448 8fb0d8
conspiracy: panels 3a3d45 c9a24a 6a6e78 8f7430
containment breach: splatter 6ac83a 2a3328 c8e83a 3f6a4a
cool mint: plain 9ae0c8 e8f4f0 5fb8a0 3f4a4c
copperhead: scales a8603a 5f3420 d8945f 3f2418
corinthian: marble 8a7a6a d8c8b0 4f463c b0a08a
cortex: mosaic e03a6a 2a2c36 f0d8dc 8a1f3f
corticera: marble 4a3a7a c86a9a 2a2048 8a6fc0
crimson kimono: floral b01c2c 2a1418 e8a0a0 6a0f1a
crimson weave: mesh a81c24 3a1418 d84a50 6a1016
crimson web: web a8141c 2a0d12 6a0a10 d8404a
crossfade: fade 3f6fd0 8a3fc8 e0509a f0a03a
cyber security: panels f0f2f4 f0b81c 2a2d35 4a86d0
cyrex: panels d8dce0 c81e28 2a2c33 8a8f99
daedalus: scales 4a5f7a c8a86a 2c3a4c 8aa0b8
damascus steel: damascus 9aa0aa c8cdd4 62686f 7d838c
dark water: camo 2f4f78 1f2f48 4f78a8 3f4452
daybreak: fade e8a05a d86a6a 5a6fb0 f0d090
death by kitty: mosaic e88ab8 f0e0e8 8a4f9a 5fc8c8
decimator: mosaic 3a2f6a e03a9a 3fb0d8 1f1a3a
desert hydra: scales c99a4a 6b7a3c 3f4a26 e9cf8a
desert-strike: panels c8a26a 6a5436 3a3428 e0c898
desolate space: marble 3f4f9a e0609a 1a1c3a 6fc8e0
diamondback: scales b89a5a 4a3f2c d8c08a 6a5a3c
directive: panels 4a6a9a e8e4da 2a3f60 8fa8c8
djinn: marble 3f5fb0 8a4fc8 1f2a5a 6fd0e8
doppler: doppler 6a2fd0 2a1a5c d83fa8 14101f
doppler black pearl: doppler 2a2438 5a3f7a 171520 3f3f78
doppler phase 1: doppler 5b2c86 1d1630 d0467f 2c1a4a
doppler phase 2: doppler 8a2fd8 e0409a 4a1a86 1d1230
doppler phase 3: doppler 24428c 1d6f86 16203f 2f7a6a
doppler phase 4: doppler 2f6fe8 3fb0f0 1c2f86 5a3fd0
doppler ruby: doppler d81230 f04f60 7a0618 a80c24
doppler sapphire: doppler 1c54e0 3f9af5 0c2a86 1740b8
dragon king: scales 3fa89a c83a3a 1f5a5a f0c25a
dragon lore: scales c9a45c 6f7a3a 8f6a2c ead79a
duality: marble 2a2c36 e8e4ea 8a3f9a e0609a
duct tape: stripes a8adb5 6a6f78 d0d4da 3a3d45
electric hive: mesh d87a1c 3a3f48 f0a83a 8a8f99
electrum: plain c8b46a 8a7a3f e8dc9a 5f562c
elite build: panels 4a6a86 2a2d34 8ab0c8 1f3344
emerald: doppler 08b04a 3fe080 046a2c 058a3a
emerald dragon: scales 1f9a5a c9a24a 0f5a36 6fd09a
emerald jörmungandr: scales 2f9a5a c9b04a 17583a 6fd08a
emerald pinstripe: lines 1f3f30 4ac080 12281f 8fe0b0
emerald web: web 128a4a 0d2a1a 0a5a30 4ad080
emphorosaur-s: mosaic 4aa84a e0509a f0c83a 2a5a4a
evil daimyo: mosaic 3a3d46 c83a3a d8d0c0 6a1a20
exo: panels 4a5a6a c8d0d8 2c3844 e87a2a
eye of horus: scales c9a24a 2a6a9a 6f5018 f0dc8a
facets: facets 4a7ac8 2a3f7a 8ab0f0 c8d8f5
fade: fade e8bd3a e0609a 8a3fd0 4f6fd8
fallout warning: panels e0c03a 3a3a36 8a8a7a c86a2a
fennec fox: mosaic e8a05a f5e4c8 8a5030 5fb8c8
fever dream: splatter e0508a 3fb0d8 f0d03a 2a2c3a
fire serpent: scales 5f6d36 c8641e 8a2f1a d8b45a
firefight: flames 3a302c e8601c f0b04a a82a18
first class: plain 8a5f3a c8a878 5f3f26 d8b46a
foil: facets c0c8d4 8a95a8 e8edf3 5f6a7d
forest ddpat: pixel 515c3c 333c2a 7a8258 8f8a68
fowl play: mosaic e8604a f0d83a 4a8ad8 f0f0f0
franklin: damascus 7a9a7a d8e0c8 4a6a52 c8c898
freehand: marble 5a3f9a 2a2050 9a7fd8 3f2f78
frontside misty: panels 6f8fb4 f0f2f5 2c3442 b8cce0
fuel injector: panels f0b81c 26282e d8dce0 e06a1c
gamma doppler: doppler 2fb04a 0f5a3f 9ae03f 103026
gamma doppler emerald: doppler 08b04a 3fe080 046a2c 058a3a
gamma doppler phase 1: doppler 1f8a3a 14301f 8fd83f 0f4a2c
gamma doppler phase 2: doppler 3fd08a 1f7a6a 9af0a0 0f4a4a
gamma doppler phase 3: doppler 1f9aa0 1f5f86 4fd0a0 12304a
gamma doppler phase 4: doppler 3fd83f 12762c b0f03f 0d4a24
glitter: sparkle 8a6fd0 d8c8f5 4a3a86 e88ad8
global offensive: panels e8e4da d8a03a 3a4a6a a8acb4
gold: gold e0b44a f5dc8a 9a6f1c c8923a
gold arabesque: scales d8b04a 8f6a1a f2dc8a 6a4c10
golden coil: scales d8a83a 2a2620 f0d06a 8f6a1a
graphite: facets 5a5e68 8a8f99 3a3d45 b0b4bc
green laminate: plain 3f7a46 24502c 6fa86f 16301c
griffin: scales 8a7a5a 5a86a8 3f3a34 d8c898
grinder: plain 3a3d45 6a6e78 2a2c33 8a8f99
groundwater: camo 4a7a8f 2f4f60 86aebc 5f6a6a
guardian: panels 2f4a7a d8dce2 1c2c4a 6f8fc0
guerrilla: camo 6a6a4a 3f4030 9a9668 2f2f26
gungnir: scales 8fb3d9 2c4a86 dfe9f5 4f74b8
hand cannon: plain 9a8a6a 5f5540 c4b48c 403a2c
head shot: mosaic 8a3fc8 f0c23a 3f1f6a e8609a
heat treated: patina 5a7ab8 c87a3a 8a4f8a d0b060
hedge maze: circuit 6ac83a 2f5f2a b0e86a 1f3a20
heirloom: scales 8f7a4a c9b47a 5a4a2c 6a6e78
hellfire: flames 3a2426 f0641c f0b03a c82a1c
hive: mesh d8902a 4a3418 f0c05a 8a5a18
holo: holo 7fd8e8 e88ad8 f0e08a 8aa8f0
hot rod: plain c81420 7a0c14 e8444e 4a080c
howl: flames c81e1e f0a028 5a0d0d f5d060
hyper beast: splatter 2fb0c4 d8327a 5a2a8a f0c23a
hypnotic: stripes e8e8ea 2c2e35 b8bcc4 4a4e57
icarus fell: scales 2a5fa8 c9b06a 163a6e 6f9fd8
ice coaled: facets 8fd0f0 2a2f3c e8f6ff 4a7fa8
imminent danger: scales 2f2f38 d84a2f 6a6a74 f0a03a
imperial plaid: stripes 7a2a4a 2f2f4a c8a24a 4a1f3a
in living color: splatter f0e83a e03a8a 3fa0e0 2a2c33
inheritance: floral d8d0c0 3f5f8a a83f3a 8a9ab0
ironwork: damascus 4a4f58 8a90a0 2c3038 a8763a
jaguar: stripes d08a2a 5a3412 f0c060 3a2410
jet set: panels f0ece4 3a6ab0 c8a24a 8a8f99
judgement of anubis: scales 3a3d48 d8a83a 6a6e7a 2f86a8
just smile: mosaic f0d83a e86a3a 3fa8d8 8a4fb0
justice: panels c82a30 d8dce0 2a2c33 f0b83a
kami: scales d8d4cc 3a3f52 a8a49c c83a3a
kill confirmed: scales 8a2228 c9b48a 3f1418 d84a4a
king snake: scales d8d4c8 2c2e35 a8a498 6a6a66
kintsugi: marble 2f343c d8b04a 4a515c f2d888
knight: plain a8863a c9a85a 6f5520 3a3428
leather: plain 8a5a36 5a3a24 b07f4f 3a2a1e
leet museo: mosaic e8e0cc c83a3a 2f6fb0 f0b83a
legion of anubis: panels 2c2e36 d8a83a 6f7078 f0cc6a
lenticular: stripes 5fb0e0 e07ac8 f0d86a 3a4a8a
light rail: panels d8dce0 2f6fb8 8a8f98 e87a2a
lightning strike: circuit 6a3fc8 c8a8f5 3a1f7a 8a5fe0
lore: scales c9a24a 8f6f24 ead08a 6a5418
lunar weave: mesh 3f4a6a 222838 6f7fa8 9aa8c8
`
