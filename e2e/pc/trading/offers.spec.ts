import { testOffersWay } from '../../fixtures/offers-way.ts'

testOffersWay()
