import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ContextMenu, ContextMenuItem, ContextMenuLine } from '../../ui/context-menu.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HoverCard } from '../../ui/hover-card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon, CopyIcon, LinkOutIcon, MoreIcon, NoteIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, MenuCheck, MenuItem, MenuLabel, MenuLine, MenuLink, MenuRadios, MenuSub } from '../../ui/menu.tsx'
import { Popover, PopoverClose } from '../../ui/popover.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Specimen, type SpecimensOf } from './specimen.tsx'

export const OverlaySpecimens: SpecimensOf = () => (
  <>
    <Specimen title="Dialog and slide-over">
      <Dialog
        title="Withdraw this launch?"
        description="Its votes stay with those who cast them. You can launch it again in 30 days."
        trigger={<Button look="quiet">Dialog</Button>}
        footer={
          <>
            <DialogClose>
              <Button look="ghost">Keep it</Button>
            </DialogClose>
            <DialogClose>
              <Button look="danger">Withdraw</Button>
            </DialogClose>
          </>
        }
      >
        <TextField label="Why" optional placeholder="Only you will see this" />
      </Dialog>
      <SlideOver title="Notifications" trigger={<Button look="quiet">Slide-over</Button>}>
        <EmptyState title="No notifications yet" icon={<NoteIcon className="size-5" />} />
      </SlideOver>
    </Specimen>
    <Specimen title="Popover, menu, context menu">
      <Popover label="Share" trigger={<Button look="quiet">Popover</Button>}>
        <p className="font-[560]">Share Fernweh</p>
        <p className="mt-1 mb-3 text-sm text-ink-2">Anyone who follows the link sees where it stands now.</p>
        <PopoverClose>
          <Button size="s">Continue</Button>
        </PopoverClose>
      </Popover>
      <MenuSpecimen />
      <ContextMenu
        items={
          <>
            <ContextMenuItem icon={<CopyIcon />}>Copy the logo</ContextMenuItem>
            <ContextMenuItem icon={<LinkOutIcon />}>Download the logo</ContextMenuItem>
            <ContextMenuLine />
            <ContextMenuItem disabled>Not now</ContextMenuItem>
          </>
        }
      >
        <Button look="quiet">Right-click me</Button>
      </ContextMenu>
    </Specimen>
    <Specimen title="Tooltip and hover card">
      <Button look="quiet" data-tip="Search (Ctrl K)">
        Tooltip
      </Button>
      <HoverCard
        trigger={
          <Link to="/community/makers" className="font-[560] underline decoration-line underline-offset-4">
            Ada
          </Link>
        }
      >
        <div className="flex items-center gap-3">
          <Avatar seed="ada" border={100} className="size-11" />
          <div>
            <p className="font-[560]">Ada</p>
            <p className="text-[13px] text-ink-3">112 days in a row</p>
          </div>
        </div>
      </HoverCard>
    </Specimen>
  </>
)

const MenuSpecimen = () => {
  const [live, setLive] = useState(true)
  const [sort, setSort] = useState('votes')
  return (
    <Menu
      trigger={
        <IconButton label="More" look="quiet">
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuItem icon={<CopyIcon />} shortcut="C">
        Copy link
      </MenuItem>
      <MenuLink>
        <Link to="/">Launchpad</Link>
      </MenuLink>
      <MenuCheck checked={live} onCheckedChange={setLive}>
        Live updates
      </MenuCheck>
      <MenuSub label="Share" icon={<LinkOutIcon />}>
        <MenuLabel>With</MenuLabel>
        <MenuItem>A friend</MenuItem>
        <MenuItem>Everyone</MenuItem>
      </MenuSub>
      <MenuLine />
      <MenuRadios
        label="Sort by"
        value={sort}
        onValueChange={setSort}
        options={[
          { value: 'votes', label: 'Votes' },
          { value: 'new', label: 'Newest' },
        ]}
      />
      <MenuLine />
      <MenuItem disabled>Pin</MenuItem>
      <MenuItem look="danger" icon={<CloseIcon />}>
        Withdraw
      </MenuItem>
    </Menu>
  )
}
