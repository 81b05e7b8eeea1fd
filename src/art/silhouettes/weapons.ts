import { aug, famas, sg553 } from './bullpups.ts'
import * as folding from './folding-knives.ts'
import * as gloves from './gloves.ts'
import * as knives from './knives.ts'
import { m249, negev } from './machineguns.ts'
import * as pistols from './pistols.ts'
import { ak47, galil, m4a1s, m4a4 } from './rifles.ts'
import type { Silhouette } from './shape.ts'
import { mag7, nova, sawedOff, xm1014 } from './shotguns.ts'
import * as smgs from './smgs.ts'
import { awp, g3sg1, scar20, ssg08 } from './snipers.ts'

/** Every weapon, knife and pair of gloves with its own silhouette, by slug. */
export const weapons: Record<string, Silhouette> = {
  'ak-47': ak47,
  'galil-ar': galil,
  m4a4,
  'm4a1-s': m4a1s,
  aug,
  'sg-553': sg553,
  famas,
  awp,
  'ssg-08': ssg08,
  'scar-20': scar20,
  g3sg1,
  mp9: smgs.mp9,
  'mac-10': smgs.mac10,
  mp7: smgs.mp7,
  'mp5-sd': smgs.mp5sd,
  'ump-45': smgs.ump45,
  p90: smgs.p90,
  'pp-bizon': smgs.bizon,
  nova,
  xm1014,
  'mag-7': mag7,
  'sawed-off': sawedOff,
  m249,
  negev,
  'desert-eagle': pistols.desertEagle,
  'usp-s': pistols.uspS,
  p2000: pistols.p2000,
  'glock-18': pistols.glock18,
  p250: pistols.p250,
  'five-seven': pistols.fiveSeven,
  'cz75-auto': pistols.cz75,
  'tec-9': pistols.tec9,
  'dual-berettas': pistols.dualBerettas,
  'r8-revolver': pistols.r8,
  'zeus-x27': pistols.zeus,
  bayonet: knives.bayonet,
  'm9-bayonet': knives.m9Bayonet,
  'classic-knife': knives.classicKnife,
  'bowie-knife': knives.bowieKnife,
  'huntsman-knife': knives.huntsmanKnife,
  'survival-knife': knives.survivalKnife,
  'kukri-knife': knives.kukriKnife,
  'falchion-knife': knives.falchionKnife,
  'paracord-knife': knives.paracordKnife,
  'nomad-knife': knives.nomadKnife,
  'flip-knife': folding.flipKnife,
  'gut-knife': folding.gutKnife,
  'ursus-knife': folding.ursusKnife,
  'stiletto-knife': folding.stilettoKnife,
  'navaja-knife': folding.navajaKnife,
  'butterfly-knife': folding.butterflyKnife,
  'skeleton-knife': folding.skeletonKnife,
  karambit: folding.karambit,
  'talon-knife': folding.talonKnife,
  'shadow-daggers': folding.shadowDaggers,
  'sport-gloves': gloves.sportGloves,
  'driver-gloves': gloves.driverGloves,
  'hydra-gloves': gloves.hydraGloves,
  'bloodhound-gloves': gloves.bloodhoundGloves,
  'broken-fang-gloves': gloves.brokenFangGloves,
  'moto-gloves': gloves.motoGloves,
  'specialist-gloves': gloves.specialistGloves,
  'hand-wraps': gloves.handWraps,
}
