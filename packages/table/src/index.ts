export { type Act, inTurn, NOTHING } from './motion/acts.ts';
export { type Choreography, type Clip, type Lens, type Place, type Places } from './motion/clip.ts';
export { backTo, fadeIn, fadeOut, flight, type Manner, restAfter } from './motion/flight.ts';
export { type Frame } from './motion/frame.ts';
export { type Frames, type History } from './motion/frameQueue.ts';
export { hearHurries } from './motion/hurryTaps.ts';
export { seatPiece, seatsStay } from './motion/seatPiece.ts';
export { isStill } from './motion/still.ts';
export { EASE, TEMPO } from './motion/tempo.ts';
export { type Pause, type ShownFrames, useFrames } from './motion/useFrames.ts';
export { COLOURS, type Colour } from '@tortuga/vocabulary';
export type { Sitter } from './sitter.ts';
export { type PlaySound, SoundContext, usePlaySound } from './sound/soundContext.ts';
export { type Sound, SOUNDS } from './sound/sounds.ts';
export { isAwaited } from './awaited.ts';
export {
  type Drawn,
  type Exhibit,
  type Explained,
  type KeyRow,
  type Latest,
  type Scene,
  type SheetRow,
  type TableProps,
  type Told,
  type Tutorial,
  type TutorialEntry,
  type TutorialStep,
  type Ui,
  type Viewer,
} from './ui.ts';
export type { Kept, LookProps, PickerProps, Workshop, WorkshopProps } from './workshop.ts';
export { LanguageContext, useLanguage, useSay } from './words/language.ts';
export {
  type ByLanguage,
  type Language,
  LANGUAGES,
  makeSay,
  type Messages,
  type Say,
  type Values,
} from './words/say.ts';
export { Button, type ButtonProps, LinkButton, type LinkButtonProps } from './kit/Button.tsx';
export { type ButtonKind } from './kit/buttonFace.ts';
export { classes } from './kit/classes.ts';
export { Emblem, EMBLEMS, type EmblemProps } from './kit/Emblem.tsx';
export { Icon, type IconName } from './kit/Icon.tsx';
export { IconButton, type IconButtonProps } from './kit/IconButton.tsx';
export { Plate, type PlateProps } from './kit/Plate.tsx';
export { SeatBadge, type SeatBadgeProps } from './kit/SeatBadge.tsx';
export { isFocusHeld, useKeepFocus } from './focus/useKeepFocus.ts';
export { KeyHelp, type KeyHelpProps } from './keys/KeyHelp.tsx';
export { type KeyActions, useKeys } from './keys/useKeys.ts';
export { type Announce, Announcer, type Tone, useAnnounce, useHush } from './speech/Announcer.tsx';
export { Sounding, type SoundingProps } from './sound/Sounding.tsx';
export { CARD_BACKS, CardBack } from './kit/CardBack.tsx';
export { Card, type CardProps } from './kit/Card.tsx';
export { Clock, type ClockProps } from './kit/Clock.tsx';
export { Die, type DieProps } from './kit/Die.tsx';
export { HandFan, type HandFanProps } from './kit/HandFan.tsx';
export { Log, type LogLine, type LogProps } from './kit/Log.tsx';
export { GameSheet, type GameSheetProps } from './kit/GameSheet.tsx';
export { type ScoreLine, ScoreSheet } from './kit/ScoreSheet.tsx';
export { type Standing, Standings } from './kit/Standings.tsx';
export { Curtain, type CurtainProps } from './kit/Curtain.tsx';
export { Dialog, type DialogProps } from './kit/Dialog.tsx';
export { hangAt, type Hook } from './kit/hangAt.ts';
export { Hint, type HintProps } from './kit/Hint.tsx';
export { HintRow } from './kit/HintRow.tsx';
export { Reaction, Reactions } from './kit/Reactions.tsx';
export { Seal, type SealState } from './kit/Seal.tsx';
export { type Segment, Segmented, type SegmentedProps } from './kit/Segmented.tsx';
export { Stepper, type StepperProps } from './kit/Stepper.tsx';
export { Switch, type SwitchProps } from './kit/Switch.tsx';
export { TextField, type TextFieldProps } from './kit/TextField.tsx';
export { Toast, type ToastProps } from './kit/Toast.tsx';
export { WhyNot, type WhyNotProps } from './kit/WhyNot.tsx';
export { Win, type WinProps } from './kit/Win.tsx';
export { Drawer, type DrawerProps } from './layout/Drawer.tsx';
export {
  BOARD_ID,
  FOCUS_HOMES,
  HAND_ID,
  TableLayout,
  type TableLayoutProps,
} from './layout/TableLayout.tsx';
export { TopBar, type TopBarProps } from './layout/TopBar.tsx';
export { useMedia } from './layout/useMedia.ts';
export { useNewHeight } from './layout/useSteadyHeight.ts';
export { useNarrow } from './layout/useNarrow.ts';
export { Exhibited, type Position } from './exhibit/Exhibited.tsx';
export { Practised } from './exhibit/Practised.tsx';
export { SelfPlayed } from './exhibit/SelfPlayed.tsx';
export { sceneExhibit } from './exhibit/sceneExhibit.tsx';
export { type Aim, makeAim, useAim, useAimed } from './touch/aim.ts';
export { type Gesture, SLACK } from './touch/fingers.ts';
export { distance, middleOf, type Point } from './touch/point.ts';
export { type Pull, pullBack, pullOf } from './touch/pullBack.ts';
export { type Cancelled, type Follower, type Gestures, touch } from './touch/touch.ts';
export { useTouch } from './touch/useTouch.ts';
export { useLatest, useStable } from './useLatest.ts';
export { BoardDrawing, type BoardDrawingProps } from './board/BoardDrawing.tsx';
export { BoardSurface, type BoardSurfaceProps } from './board/BoardSurface.tsx';
export { type Box, boxAround, boxOf, centreOf, type Size } from './board/box.ts';
export { BOARD_MOVED } from './board/boardMoved.ts';
export { type Framing } from './board/camera.ts';
export { type Wish } from './board/helm.ts';
export { drawnPiece, laidPiece } from './board/piece.ts';
export { type Surface, useSurface } from './board/surface.ts';
