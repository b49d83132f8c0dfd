export { createLiveRooms } from '../live/server/live-rooms.ts';
export { findSeat } from '../live/server/find-seat.ts';
