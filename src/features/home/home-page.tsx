import type { ReactNode } from 'react'
import LateRecentlyViewed from '#features/market/recent/late-recently-viewed.tsx'
import * as m from '#paraglide/messages.js'
import { homePage } from '#styled-system/recipes/home-page.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { LeadBanner, MoreBanners } from './banners.tsx'
import { GoodsSection } from './goods-section.tsx'
import { homeAsideId } from './home-head.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Notices } from './notices.tsx'
import { hotListQuery, newListQuery } from './queries.ts'

export interface HomePageProps {
  /** The market's path in this page set. */
  marketPath: string
  hotCount: number
  newCount: number
  /** The operators' activities. */
  activities: ReactNode
}

/** The desktop's home page: notices beside the lead banner. */
export function HomePage(props: HomePageProps) {
  const styles = homePage()
  return (
    <Page>
      <div className={styles.top}>
        <LeadBanner marketPath={props.marketPath} />
        <Aside {...props} />
      </div>
      <Lists {...props} />
      <HowItWorks />
    </Page>
  )
}

/** The phone's home page: goods first, text after. */
export function PhoneHomePage({ search, ...props }: HomePageProps & { search: ReactNode }) {
  return (
    <Page>
      {search}
      <LeadBanner marketPath={props.marketPath} />
      <Lists {...props} />
      <Aside {...props} />
      <HowItWorks />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={homePage().root}>
      <h1 className={srOnly()}>{m.home_heading()}</h1>
      {children}
      <LateRecentlyViewed />
    </div>
  )
}

function Aside({ marketPath, activities }: HomePageProps) {
  return (
    <div className={homePage().section} id={homeAsideId}>
      <MoreBanners marketPath={marketPath} />
      {activities}
      <Notices />
    </div>
  )
}

function Lists({ marketPath, hotCount, newCount }: HomePageProps) {
  return (
    <>
      <GoodsSection
        title={m.home_hot()}
        text={m.home_hot_text()}
        query={hotListQuery()}
        count={hotCount}
        allHref={marketPath}
        allLabel={m.home_all()}
        isEarly
      />
      <GoodsSection
        title={m.home_new()}
        text={m.home_new_text()}
        query={newListQuery()}
        count={newCount}
        allHref={`${marketPath}?sort=newest`}
        allLabel={m.home_all_new()}
      />
    </>
  )
}
