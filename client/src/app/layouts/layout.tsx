import type { ReactNode } from 'react'
import type { LayoutName } from '../route.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ClassicLayout } from './classic-layout.tsx'
import { ColumnsLayout } from './columns-layout.tsx'
import { CommunityLayout } from './community-layout.tsx'
import { Main } from './main.tsx'
import { ProfileLayout } from './profile-layout.tsx'
import { StaffLayout } from './staff-layout.tsx'

const DefaultLayout = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-265 px-4 has-[.stage-page]:max-w-324 has-[.start-stage]:max-w-324 pt-5 pb-16 md:px-7 md:pt-8 md:pb-20">
    {children}
  </div>
)

const layouts = {
  auth: AuthLayout,
  classic: ClassicLayout,
  columns: ColumnsLayout,
  community: CommunityLayout,
  default: DefaultLayout,
  'free-tool': DefaultLayout,
  profile: ProfileLayout,
  staff: StaffLayout,
} satisfies Record<LayoutName, (props: { children: ReactNode }) => ReactNode>

export const Layout = ({ name, children }: { name: LayoutName; children: ReactNode }) => {
  const Chosen = layouts[name]
  return (
    <Chosen>
      <Main>{children}</Main>
    </Chosen>
  )
}
