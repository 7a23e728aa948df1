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
export { type Code, CODES, parseCode } from './codes.ts';
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
export { parseToServer } from './reading.ts';
export { type RoomView, roomView, type SeatView } from './room.ts';
export { type FrameMessage, type Hello, type ToClient, type ToServer, toClient, toServer } from './socket.ts';
export {
  type Clock,
  type Colour,
  COLOURS,
  isName,
  type Level,
  matchId,
  MOST_MOVE,
  MOST_NAME,
  PROTOCOL,
  type Reaction,
  REACTIONS,
} from './words.ts';
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
