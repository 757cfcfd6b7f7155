import { randomOf } from '../random.ts'
import { atHome } from './at-home.ts'
import { beingFound } from './being-found.ts'
import { beingHeard } from './being-heard.ts'
import { buildingACompany } from './building-a-company.ts'
import { designWork } from './design-work.ts'
import { newKindsOfSoftware } from './new-kinds-of-software.ts'
import { oneself } from './oneself.ts'
import { type Product, readProducts } from './read-products.ts'
import { runningABusiness } from './running-a-business.ts'
import { runningSoftware } from './running-software.ts'
import { showingAndTrying } from './showing-and-trying.ts'
import { writingSoftware } from './writing-software.ts'

const PRODUCTS = [
  runningSoftware,
  writingSoftware,
  newKindsOfSoftware,
  designWork,
  showingAndTrying,
  beingFound,
  beingHeard,
  runningABusiness,
  buildingACompany,
  atHome,
  oneself,
].flatMap(readProducts)

/** All products there are, in the order in which this seed's makers come up with them. The world of three years takes them from the front. */
export const productPool = (seed: string): Product[] => {
  const random = randomOf(`${seed} products`)
  return PRODUCTS.map((product) => ({ product, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ product }) => product)
}
