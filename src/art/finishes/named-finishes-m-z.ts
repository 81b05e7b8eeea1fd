/** Finishes by full name: pattern family, then ground, second, third and accent colour. */
export const finishesMToZ = `
mainframe: circuit 3a4a5a 7ad8a0 22303c b0f0c8
mainframe 001: circuit 3a4a5a 7ad8a0 22303c b0f0c8
man-o'-war: scales 4a6a8a 8a9aa8 2a3c4f c8b46a
marble fade: marble 2f5fd8 e8352f f0c22e 8a2fb0
master piece: splatter 3f8ac8 e0509a f0c83a 2a2f4a
mecha industries: panels e8eaed 3f444e a8b0b9 6f7680
medusa: marble 2f7a6a 1c3f4a 7fc4a4 d8c070
mehndi: floral a8603a e8c88a 5a301c d88a4a
meteorite: facets 6a3a52 3a2430 a86a86 8f4f6a
mjölnir: scales 5f86b8 c8b46a 2f4668 a8d0f0
mockingbird: mosaic d8d0c0 3a3f48 a8763a 8a8f98
momentum: panels d86a2a 2f323a a8adb5 f0a05a
monkey business: mosaic 6a8a4a d8a86a 3f5230 f0d83a
monster call: scales 7a2a3a 2f7a6a 4a1a26 d8885a
monster mashup: mosaic 5aa84a 8a4fc8 f0c23a e0609a
moonrise: fade 2a2f6a 6a4fb0 e07ab8 f0c8a0
mortis: scales 3a3f52 8a8fa8 22262f c8ccd8
mudder: camo 7a5f40 4f3e2c a08660 5f5540
muertos: mosaic d8d4c4 e0509a 3a3a44 f0b83a
mulberry: floral 5a2a5a 8a4f86 331a38 c88ab8
naga: scales 7a3a34 c8a06a 4a2420 a86a4a
nemesis: panels 4a4f5a c83a2a 2a2d34 8a90a0
neo-noir: mosaic d9c9de e03a86 2a2342 6f4fc4
neon revolution: splatter d8409a 3fb0e0 f0e03a 2a2c33
neon rider: mosaic e0409a 3fc8d8 4a2f9a f0d03a
nevermore: mosaic 3a3050 8a5fb0 22202e c8b8d8
night: plain 2d3346 3f475e 232838 545d78
night stripe: stripes 3a3f4c 262a34 565d6c 2f3440
night terror: splatter 2a3a5a 5fd0c0 1a2036 8a5fc8
nightmare: splatter 4a4f8a d8405a 2a2a4a 8fc8c0
nightshade: floral 2f2a42 7a4fa8 1f1c2c c86ab0
nightwish: mosaic 4a2f8a e0609a 2a1a4a 5fb0d8
nitro: plain c8602a 7a3818 f09a5a 3a2f2a
obsidian: facets 3a3644 5f5a72 28252f 8a84a0
ocean drive: fade f0a03a e0609a 3fb0d8 2f5f9a
off world: panels 8a90a0 d87a3a 4a505f c8d0dc
olympus: scales d8d0b8 c8a23a 8a8678 5f9ac8
omega: panels 3a3d45 d8dc3a 6a6e78 8a8f3a
oni taiji: scales c83a2a 2f5a8a e8c86a 2a2c33
orbit mk01: panels f0f0f0 3f7ac8 2a2c33 c8ccd2
origami: facets e8e0d4 c85a4a a8b8c8 f0c86a
orion: panels 2a2c33 f0641c 4a4e57 f0923a
overgrowth: floral 4a6a3a 2f3a2c 8a9a5a c86a3a
overprint: mosaic d84a3a e8e0d0 3a3d45 8a8f99
pandora's box: marble 8a6fc8 4a3a86 c8b8e8 2f2858
para green: plain 4f6a44 38503a 6f8a5a 2c3a2a
phantom disruptor: mosaic 3f2f6a e0506a 2a86a0 f0a03a
phosphor: circuit 2f3a4a 4ae0a8 1f2833 e05ab0
pilot: panels 8a6a4a 3f4a3f c8a878 5a4430
player two: mosaic e0509a 3fb8d8 f0d03a 5a3fa8
point disarray: splatter d8dce0 2f9ac8 f07818 2a2c33
polygon: facets 4a5a7a 2a3042 8a9ac0 c8d0e0
poseidon: scales 3f8ac0 1f4f8a c9b45a 8fd0e8
pow!: splatter f0c83a e0402f 2f6fd0 f5f0e0
powercore: circuit 3a4a6a e8963a 22304a f0c06a
primal saber: stripes c85a2a 2f2a2c f0a04a 6a2a1a
printstream: pearl f4f4f6 1d1e22 d9c2ea bfe6e8
pulse: circuit 8a3fb0 e8c8f5 4a1f6a d86ae0
rat rod: patina 6f7a7f a85a3a 3f464a 9aa5aa
reactor: circuit 3f8a4a c8e03a 24402c 6fc85a
red laminate: plain b02028 6a1016 d8484f 3f0c10
redline: lines 24262c c8102e 8b0d1e e9394f
ricochet: panels 6f8a4a 3a3f36 a8b87a d8c06a
ripple: damascus 3f86b0 c8e0f0 1f4f70 6fb0d8
road rash: stripes d0803a 2f3138 8a8f99 e8a85a
rocket pop: stripes d83a3a f0f0f0 2f5fb8 8fb8e8
roll cage: panels c83a2a 3a3f48 e8e4dc 8a8f98
royal paladin: scales c9b06a 6a7a8a 8f7430 ead8a0
ruby: doppler d81230 f04f60 7a0618 a80c24
rust coat: patina 8a5436 5c4638 b07a48 6f6258
safari mesh: mesh ab9a66 6f6440 c8b988 8a7c52
sandstorm: patina c8a468 8f7040 e4cc98 6f562f
sapphire: doppler 1c54e0 3f9af5 0c2a86 1740b8
scorched: web c8a878 5a4630 8a6a44 3f3022
searing rage: flames 2a2428 f05a1c f0b83a 8a1c1c
see ya later: scales 3f9a5a e87a3a 1f5236 f0d06a
serum: plain c83a3a 8a1a20 e87a6a 4a0f14
signal: panels d8502a 2f3238 f0a06a 8a8f98
silk tiger: stripes d8802a 3a2a20 f0b85a 6a3a1a
slate: plain 4a4e57 383b43 62666f 2d3036
slaughter: marble d0303a f08a8a 8a101c f5c0b8
slingshot: panels 3f8ad0 e0e4e8 2a2c33 e0a03a
snack attack: mosaic f0c23a e0503a 5ab84a f0e8d8
snakebite: scales b0a078 5a5038 d8cca8 3a3426
snek-9: scales 5fa84a f0d83a 2f5f2f e86a4a
souvenir: scales d8b04a 8f6a1a f2dc8a 6a4c10
spearmint: plain 7fe0b8 e0f4ec 3fae86 2a3a38
spider lily: floral 2a2c36 d82f3f 4a1a24 f07a7a
splash: splatter 3fa0d8 e8f4fa 1f5a9a f07a9a
splash jam: splatter e0609a 3fb8c8 f0d83a f0f0f0
spruce ddpat: pixel 46523a 2c3428 6a765a 8a8a78
stained: patina 868b94 5f646e a8adb5 4a4f58
stainless: steel a8aeb8 d0d5dc 7a818c 5a606a
starlight protector: mosaic 4a3fb0 e87ab8 8fd0f0 f0d86a
steel delta: panels 8a93a0 d8dce2 4a515c 2f343c
stinger: stripes e8b41c 2a2c30 f5d86a 8f6a0c
stone cold: patina 8f9296 5f6266 b8bbbe 3f4246
styx: mosaic 4f4a6a 2a8a7a 2a2838 c8c4d8
sugar rush: mosaic f0508a f5e8d0 5fc8d0 f0b83a
sun in leo: scales 8a3a2a d8b04a 5a1f1a f0d88a
sunset storm: fade e0803a c84a5a 5a3f8a f0c06a
superconductor: circuit 2f7ad8 e8ecf0 1a3a7a 6fb0f0
supernova: marble 5a3f9a e0803a 2a1f52 f0c86a
survivor z: splatter 6a7a5a 8a3a2a a8a88a 3a3f38
syd mead: fade 2f86a8 e8763a 8a3f7a f0c06a
temukau: mosaic f0e8e0 e05a8a 4a8ac8 f0b83a
the battlestar: panels 6f7680 c83a2a 2f333b a8aeb8
the emperor: mosaic 2f4f9a d8b04a c83a4a 1c2c5f
the empress: mosaic 8f3fa8 f0c050 4a2062 d8708a
the end: panels 3a3d46 e8503a 22252c d8d4cc
the executioner: splatter 8a2a2a 3a3a40 c8b8a0 5a1a1c
the kraken: scales 3f6a8a b8603a 1f3a4f 8fb8d0
the outsiders: splatter 3f3a46 8ac83a d8409a f0d03a
the prince: scales a3262e d9b45a 5a1016 f0dc9a
the traitor: mosaic 8a3a4a c9b48a 2f3f5a d86a5a
ticket to hell: flames 4a1a20 e03a2a f0a03a 2a1418
tiger tooth: stripes f2a41c b06a08 ffd060 7a4406
tooth fairy: mosaic c8a8e0 6fd0d8 e87aa8 5a3f8a
tornado: patina 6a7280 4a505c 9aa4b4 343944
tranquility: scales 3f9ac8 d8e8f0 1f4f7a c8b46a
transport: panels e8b83a 2a2c33 8a8f99 f0d47a
trigger discipline: panels e8c83a 2c2e33 d8d4c4 c8402a
turtle: scales 5a7a3a 3a4a2a 8aa85a a8985a
twilight galaxy: marble 3a2f7a 6a4fc0 1a1a3a c86ad8
ultraviolet: plain 5a2f9a 2a2d3a 3f2070 7a4fc0
undertow: marble 2f6a9a d86a3a 17384f 8fc0d8
urban ddpat: pixel 6a707a 3f444e 9aa0aa b8bdc6
urban hazard: panels 6a6e76 e8b41c 2f3238 a8acb4
urban masked: camo 6a707a 3f444e 9aa0aa 2f333c
valence: circuit 4a7a9a e0a03a 2a3f52 8ab8d0
vanilla: steel 9aa2ad c3cad2 6d7580 7f8792
vaporwave: fade e86ab8 8a6fe0 4fc8e0 2f2a5a
verdigris: patina 4a9a8a a86a3f 2f5f56 c8a06a
vice: fade f06ab0 e8f0f5 4fc8e0 2f8ac0
vino primo: marble 6a1f3a a84a6a 3a0f1f d8a06a
visions: mosaic 5a3f9a 3fb8c8 e0609a f0c83a
vogue: mosaic e0509a f0e0e8 3fa8c0 2a2c3a
vulcan: panels f0f2f4 2f80d4 1e2228 93a7ba
wasteland rebel: splatter 8a7a5a c83a2a 3f3a33 d8c8a0
water elemental: marble 2f86d0 f07a2a 8fd8f0 1a3f7a
welcome to the jungle: floral 3f8a3a 1f4a2c 8fc85a d8c03a
whiteout: plain eceff2 d0d5da fafbfc b4bac1
wild lotus: floral 5a9a5a e0609a 2f5f46 f0c8d8
wildfire: flames 3a3036 f0641c f0b03a 8a2a1c
worm god: scales 6a8a4a 3f5a8a c8b46a 2f3f2a
wraiths: marble 6a7a86 c8d4dc 3a4650 e8f0f4
x-ray: circuit 2a3f5a 6fc0e8 1a2436 a8e0f5
zirka: panels 6a707c c83a3a 3a3f48 b0b6c0
`
