import { testEveryPage } from '../fixtures/visits.ts'

testEveryPage('pc')
