export {
  type ActionRequest,
  actionRequest,
  addressAnswer,
  type CreateRequest,
  createRequest,
  deviceAnswer,
  deviceRequest,
  type JoinRequest,
  joinRequest,
  listAnswer,
  type RefusalAnswer,
  refusalAnswer,
  roomAnswer,
  type SeatAnswer,
  seatAnswer,
  type Seated,
  type SeatPlan,
  seated,
} from './api.ts';
export { type Code, CODES, type HttpCode } from './codes.ts';
export {
  closing,
  copyResult,
  dueResult,
  isStopped,
  levelAt,
  luckOf,
  recordOf,
  sealOf,
  seatsAfter,
  transcriptOf,
} from './matchKeeping.ts';
export { nextOrder, readOptions, reseat, reseatOptions } from './matchOptions.ts';
export { parseToServer } from './reading.ts';
export { type RoomView, roomView, type SeatView } from './room.ts';
export { type FrameMessage, type Hello, type ToClient, type ToServer, toClient, toServer } from './socket.ts';
export {
  type Clock,
  isName,
  matchId,
  MOST_MOVE,
  MOST_NAME,
  PROTOCOL,
} from './words.ts';
export {
  type Colour,
  COLOURS,
  type Level,
  LEVELS,
  type Reaction,
  REACTIONS,
} from '@tortuga/vocabulary';
export {
  type CreatePlan,
  type Fetch,
  type LobbyClient,
  lobbyClient,
  type Reply,
} from './client/lobbyClient.ts';
export {
  type Connect,
  type MatchClient,
  matchClient,
  type MoveReply,
  type Socket,
  type SocketEvents,
} from './client/matchClient.ts';
