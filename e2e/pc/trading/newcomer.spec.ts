import { testNewcomersWay } from '../../fixtures/newcomer-way.ts'

testNewcomersWay(false)
